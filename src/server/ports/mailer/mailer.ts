import type { MailAttachment } from '../../db/tables/outbox';

/** A mail on its way out; no value of a header has a line break. */
export interface OutgoingMail {
  /** The same at every attempt, `<id@host>`. */
  messageId: string;
  to: string;
  /** The name in From; null for the platform's own. */
  fromName: string | null;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  date: Date;
}

/** Hands mail over to whoever delivers it. */
export interface Mailer {
  /** Returns what became of the mail, for the log; throws MailRefused when another attempt is of no use. */
  send(mail: OutgoingMail): Promise<string>;
  /** Removes what it keeps of mails, but for those whose keys are answered; not there where it keeps nothing. */
  keepOnly?(findKept: (keys: string[]) => Promise<Set<string>>): Promise<void>;
}

/** The receiver will never take this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
