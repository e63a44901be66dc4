import { PRODUCT_NAME } from '@/core/brand';
import { toAddressLine } from '@/core/business';
import { getTextsIn, text } from '../../kernel/text';
import type { Mail, MailAccount } from './mail';
import { type MailBody, renderMailHtml, renderMailText } from './mail-body';
import { findProvenName, findSenderName, getAdminUrl, getPageUrl, type MailWebsite } from './mail-website';

export interface Letter {
  subject: string;
  /** The other person: answers go to them. */
  person: string;
  body: Omit<MailBody, 'sender' | 'note' | 'locale'>;
  attachments?: Mail['attachments'];
}

/** A mail is judged by this before it is written. */
type MailHead = Pick<Mail, 'kind' | 'to' | 'owner' | 'websiteId'> & Partial<Pick<Mail, 'subject'>>;

/** A mail whose words are written when they are read: where there is no room for it nobody reads them. */
export function postponeMail(head: MailHead, write: () => Mail): Mail {
  let written: Mail | null = null;
  const read = () => {
    written ??= write();
    return written;
  };
  const { subject, ...rest } = head;
  return {
    ...rest,
    get fromName() {
      return read().fromName;
    },
    get replyTo() {
      return read().replyTo;
    },
    get subject() {
      return subject ?? read().subject;
    },
    get text() {
      return read().text;
    },
    get html() {
      return read().html;
    },
    get attachments() {
      return read().attachments;
    },
  };
}

/** A mail to an owner about the account; an answer reaches the platform. */
export function composeAccountMail(
  { email, owner, language }: MailAccount,
  subject: string,
  body: Letter['body'],
  kind: 'reset' | 'proof' | 'notice' = 'notice',
): Mail {
  const note = text(language, 'mail.accountNote', { product: PRODUCT_NAME });
  return {
    kind,
    to: email,
    owner,
    websiteId: null,
    fromName: null,
    replyTo: null,
    subject,
    ...renderBody({ ...body, locale: language, sender: PRODUCT_NAME, note }),
    attachments: [],
  };
}

/** A mail to the owner of a website about what a visitor sent; an answer reaches that visitor. */
export function composeOwnerMail(
  website: MailWebsite,
  { subject, person, body, attachments = [] }: Letter,
): Mail {
  const note = text(website.account.language, 'mail.ownerNote', { website: website.title });
  return { ...composeNewsMail(website, subject, { ...body, note }), replyTo: person, attachments };
}

/** Composes the mail that says that more came than is told one by one. */
export function composeDigestMail(website: MailWebsite): Mail {
  const t = getTextsIn(website.account.language);
  const values = { website: website.title };
  const body = {
    heading: t('mail.digest.heading'),
    lead: t('mail.digest.lead', values),
    facts: [],
    action: { label: t('mail.digest.action'), url: getAdminUrl(website) },
    note: t('mail.digest.note', values),
  };
  return { ...composeNewsMail(website, t('mail.digest.subject', values), body), kind: 'digest' };
}

/** Returns the receiver of a mail that tells an owner what came. */
export function composeNewsHead({ id, account }: MailWebsite) {
  return { kind: 'news', to: account.email, owner: account.owner, websiteId: id } as const;
}

function composeNewsMail(
  website: MailWebsite,
  subject: string,
  body: Omit<MailBody, 'sender' | 'locale'>,
): Mail {
  return {
    ...composeNewsHead(website),
    fromName: findSenderName(website),
    replyTo: null,
    subject,
    ...renderBody({ ...body, locale: website.account.language, sender: PRODUCT_NAME }),
    attachments: [],
  };
}

type VisitorMailKind = 'receipt' | 'decision' | 'reply';

/** Returns the receiver of a mail that a website sends to a visitor. */
export function composeVisitorHead({ id, account }: MailWebsite, kind: VisitorMailKind, to: string) {
  return { kind, to, owner: account.owner, websiteId: id };
}

/**
 * A mail to a visitor of a website, whose address is what somebody typed: nothing else that was typed goes there. An
 * answer reaches the owner.
 */
export function composeVisitorMail(website: MailWebsite, kind: VisitorMailKind, letter: Letter): Mail {
  const { person, attachments = [] } = letter;
  const { subject, body } = readAsVisitor(website, letter);
  return {
    ...composeVisitorHead(website, kind, person),
    fromName: findSenderName(website),
    // An address that nobody has proven may be a third person's.
    replyTo: findProvenName(website) && website.account.email,
    subject,
    ...renderBody(body),
    attachments,
  };
}

/** Returns a letter to a visitor as it reads in their mail program. */
export function readAsVisitor(
  website: MailWebsite,
  { subject, body }: Letter,
): { subject: string; body: MailBody } {
  const t = getTextsIn(website.language);
  const name = findProvenName(website);
  const sender = name ?? PRODUCT_NAME;
  const note = name
    ? t('mail.visitorNote', { website: name, product: PRODUCT_NAME })
    : t('mail.unprovenNote', { page: getPageUrl(website), product: PRODUCT_NAME });
  return { subject: `${sender}: ${subject}`, body: { ...body, locale: website.language, sender, note } };
}

/** Lists where the business is and how it is reached; nothing for one whose owner has proven no address. */
export function listBusinessFacts(website: MailWebsite): MailBody['facts'] {
  if (findProvenName(website) === null) return [];
  const t = getTextsIn(website.language);
  const { address, phone } = website.business;
  return [
    [t('mail.place'), toAddressLine(address)],
    [t('mail.phone'), phone],
  ];
}

function renderBody(body: MailBody): Pick<Mail, 'text' | 'html'> {
  return { text: renderMailText(body), html: renderMailHtml(body) };
}
