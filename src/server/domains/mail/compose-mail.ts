import { PRODUCT_NAME } from '@/core/brand';
import { toAddressLine } from '@/core/business';
import { getTextsIn, text } from '../../kernel/text';
import type { Mail, MailAccount } from './mail';
import { type MailBody, renderMailHtml, renderMailText } from './mail-body';
import { findProvenName, findSenderName, getAdminUrl, getPageUrl, type MailWebsite } from './mail-website';

export interface Letter {
  subject: string;
  /** Answers go to this other person. */
  person: string;
  body: Omit<MailBody, 'sender' | 'note' | 'locale'>;
  attachments?: Mail['attachments'];
}

/** These parts decide whether there is room for a mail, before it is written. */
type MailHead = Pick<Mail, 'kind' | 'to' | 'owner' | 'websiteId'> & Partial<Pick<Mail, 'subject'>>;

/** Returns a mail that is written only when it is read: if there is no room for it, the work is saved. */
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

/** Composes a mail to an owner about the account; an answer reaches the platform. */
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

/** Composes a mail to the owner of a website about something that a visitor sent; an answer reaches that visitor. */
export function composeOwnerMail(
  website: MailWebsite,
  { subject, person, body, attachments = [] }: Letter,
): Mail {
  const note = text(website.account.language, 'mail.ownerNote', { website: website.title });
  return { ...composeNewsMail(website, subject, { ...body, note }), replyTo: person, attachments };
}

/** Composes the mail that says that more has come than single mails tell. */
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

/** Composes the head of a mail that brings news to an owner. */
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
    fromName: findSenderName(website, website.account.language),
    replyTo: null,
    subject,
    ...renderBody({ ...body, locale: website.account.language, sender: PRODUCT_NAME }),
    attachments: [],
  };
}

type VisitorMailKind = 'receipt' | 'decision' | 'reply';

/** Composes the head of a mail that a website sends to a visitor. */
export function composeVisitorHead({ id, account }: MailWebsite, kind: VisitorMailKind, to: string) {
  return { kind, to, owner: account.owner, websiteId: id };
}

/**
 * Composes a mail to a visitor of a website. Somebody typed its address, so it must contain nothing else that they
 * typed. An answer reaches the owner.
 */
export function composeVisitorMail(website: MailWebsite, kind: VisitorMailKind, letter: Letter): Mail {
  const { person, attachments = [] } = letter;
  const { subject, body } = readAsVisitor(website, letter);
  return {
    ...composeVisitorHead(website, kind, person),
    fromName: findSenderName(website, website.language),
    // An unproven address may belong to somebody else.
    replyTo: findProvenName(website) && website.account.email,
    subject,
    ...renderBody(body),
    attachments,
  };
}

/** Returns a letter to a visitor as their mail program shows it. */
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

/** Lists where the business is and how it is reached; nothing while its owner has proven no address. */
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
