/** What a mail says, once for its text and its HTML. Every value is plain text. */
export interface MailBody {
  /** Who speaks: the website to its visitors, the product to its owners. */
  sender: string;
  heading: string;
  lead: string;
  /** What and when: a label and its value; empty values are left out. */
  facts: [label: string, value: string][];
  /** What somebody wrote, with its line breaks. */
  quote?: string;
  /** A second list under a heading of its own. */
  more?: { heading: string; lead: string; facts: [label: string, value: string][] };
  /** Pictures that go with the mail. */
  pictures?: { contentId: string; caption: string }[];
  action?: { label: string; url: string };
  /** The last words, in small. */
  note: string;
}

/** The list without what was left empty. */
export function filled(facts: MailBody['facts']): MailBody['facts'] {
  return facts.filter(([, value]) => value !== '');
}
