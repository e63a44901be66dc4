import { PRODUCT_NAME } from '@/core/brand';
import { text } from '../../kernel/text';
import type { Mail, MailAccount } from './mail';
import { type MailBody, mailHtml, mailText } from './mail-body';
import { adminUrl, type MailWebsite, pageUrl, provenName, senderName } from './mail-website';

interface Letter {
  subject: string;
  /** The other person: answers go to them. */
  person: string;
  body: Omit<MailBody, 'sender' | 'note'>;
  attachments?: Mail['attachments'];
}

/** A mail to an owner about the account; an answer reaches the platform. */
export function accountMail(
  { email, owner }: MailAccount,
  subject: string,
  body: Letter['body'],
  kind: 'reset' | 'proof' | 'notice' = 'notice',
): Mail {
  const note = text('mail.accountNote', { product: PRODUCT_NAME });
  return {
    kind,
    to: email,
    owner,
    websiteId: null,
    fromName: null,
    replyTo: null,
    subject,
    ...written({ ...body, sender: PRODUCT_NAME, note }),
    attachments: [],
  };
}

/** A mail to the owner of a website about what a visitor sent; an answer reaches that visitor. */
export function ownerMail(website: MailWebsite, { subject, person, body, attachments = [] }: Letter): Mail {
  const note = text('mail.ownerNote', { website: website.title });
  return { ...newsMail(website, subject, { ...body, note }), replyTo: person, attachments };
}

/** Says that more came than is told one by one. */
export function digestMail(website: MailWebsite): Mail {
  const values = { website: website.title };
  const body = {
    heading: text('mail.digest.heading'),
    lead: text('mail.digest.lead', values),
    facts: [],
    action: { label: text('mail.digest.action'), url: adminUrl(website) },
    note: text('mail.digest.note', values),
  };
  return { ...newsMail(website, text('mail.digest.subject', values), body), kind: 'digest' };
}

function newsMail(website: MailWebsite, subject: string, body: Omit<MailBody, 'sender'>): Mail {
  return {
    kind: 'news',
    to: website.account.email,
    owner: website.account.owner,
    websiteId: website.id,
    fromName: senderName(website),
    replyTo: null,
    subject,
    ...written({ ...body, sender: PRODUCT_NAME }),
    attachments: [],
  };
}

/**
 * A mail to a visitor of a website, whose address is what somebody typed: nothing else that was typed goes there. An
 * answer reaches the owner.
 */
export function visitorMail(
  website: MailWebsite,
  kind: 'receipt' | 'decision',
  { subject, person, body, attachments = [] }: Letter,
): Mail {
  const name = provenName(website);
  const note = name
    ? text('mail.visitorNote', { website: name, product: PRODUCT_NAME })
    : text('mail.unprovenNote', { page: pageUrl(website), product: PRODUCT_NAME });
  return {
    kind,
    to: person,
    owner: website.account.owner,
    websiteId: website.id,
    fromName: senderName(website),
    // An address that nobody has proven may be a third person's.
    replyTo: name && website.account.email,
    subject: `${name ?? PRODUCT_NAME}: ${subject}`,
    ...written({ ...body, sender: name ?? PRODUCT_NAME, note }),
    attachments,
  };
}

function written(body: MailBody): Pick<Mail, 'text' | 'html'> {
  return { text: mailText(body), html: mailHtml(body) };
}
