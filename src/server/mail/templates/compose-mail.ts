import { PRODUCT_NAME } from '@/core/brand';
import { text } from '../../http/translate';
import type { Mail } from '../mail';
import type { MailBody } from './mail-body';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';
import type { MailWebsite } from './mail-website';

interface Letter {
  subject: string;
  /** The other person: answers go to them. */
  person: string;
  body: Omit<MailBody, 'sender' | 'note'>;
  attachments?: Mail['attachments'];
}

/** A mail to an owner about the account; an answer reaches the platform. */
export function accountMail(to: string, subject: string, body: Letter['body']): Mail {
  const note = text('mail.accountNote', { product: PRODUCT_NAME });
  const whole = { ...body, sender: PRODUCT_NAME, note };
  return {
    audience: 'owner',
    to,
    replyTo: null,
    subject,
    text: mailText(whole),
    html: mailHtml(whole),
    attachments: [],
  };
}

/** A mail to the owner of a website; an answer reaches the visitor whom it tells of. */
export function ownerMail(website: MailWebsite, { subject, person, body, attachments = [] }: Letter): Mail {
  const note = text('mail.ownerNote', { website: website.title });
  const whole = { ...body, sender: PRODUCT_NAME, note };
  return {
    audience: 'owner',
    to: website.ownerEmail,
    replyTo: person,
    subject,
    text: mailText(whole),
    html: mailHtml(whole),
    attachments,
  };
}

/** A mail to a visitor of a website; an answer reaches its owner. */
export function visitorMail(website: MailWebsite, { subject, person, body, attachments = [] }: Letter): Mail {
  const note = text('mail.visitorNote', { website: website.title, product: PRODUCT_NAME });
  const whole = { ...body, sender: website.title, note };
  return {
    audience: 'visitor',
    to: person,
    replyTo: website.ownerEmail,
    subject: `${website.title}: ${subject}`,
    text: mailText(whole),
    html: mailHtml(whole),
    attachments,
  };
}
