import type { contactSubmissions } from '../../db/tables/messages';
import { text } from '../../kernel/text';
import { adminUrl, type Mail, type MailWebsite, ownerMail } from '../mail';

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
