import type { contactSubmissions } from '../../db/tables/visitors';
import { text } from '../../http/translate';
import type { Mail } from '../mail';
import { ownerMail } from './compose-mail';
import { adminUrl, type MailWebsite } from './mail-website';

/** Tells the owner what a visitor wrote. */
export function newMessageMail(
  website: MailWebsite,
  { name, email, phone, message }: typeof contactSubmissions.$inferSelect,
): Mail {
  return ownerMail(website, {
    subject: text('mail.newMessage.subject', { name, website: website.title }),
    person: email,
    body: {
      heading: text('mail.newMessage.heading', { name }),
      lead: text('mail.newMessage.lead', { website: website.title }),
      facts: [
        [text('mail.name'), name],
        [text('mail.email'), email],
        [text('mail.phone'), phone ?? ''],
      ],
      quote: message,
      action: { label: text('mail.newMessage.action'), url: adminUrl(website, 'messages') },
    },
  });
}
