import type { ContactInput } from '@/contracts/contact-submissions';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { contact } from '@/sections/types/contact/definition';
import { contactSubmissions, spamMessages } from '../../db/tables/messages';
import type { Deps } from '../../http/deps';
import { findEarlier, toKnownRequest } from '../../kernel/known-request';
import { textsIn } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { adminUrl, type Mail, type MailWebsite, ownerMail, queueNews } from '../mail';
import { findMailWebsite, getServedWebsite } from '../websites';
import { messageArrivedMail } from './message-copy';
import { insertSubmission, type SubmissionRecord } from './queries';
import { isFromSpammer, moveToSpam } from './spam';

/**
 * Stores what a visitor wrote and tells the owner, once however often the same call comes; a page without a contact
 * form takes no messages.
 */
export async function submitContact(deps: Deps, slug: string, input: ContactInput): Promise<{ id: number }> {
  const { clock } = deps;
  const website = await getServedWebsite(deps, slug, 'contact');
  if (!website.pageData.sections.some(({ type }) => type === contact.type)) {
    throw new AppError('NOT_FOUND', phrase('errors.contactFormMissing'));
  }
  const request = toKnownRequest(input);
  const id = await inTransaction(deps, async (work) => {
    const message = phrase('errors.messageArrived');
    for (const table of [contactSubmissions, spamMessages]) {
      const scope = { column: table.websiteId, id: website.id };
      const earlierId = await findEarlier(work.db, table, scope, request, message);
      if (earlierId) return earlierId;
    }
    const submission = await insertSubmission(work.db, {
      ...request,
      websiteId: website.id,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      message: input.message,
      createdAt: clock.now(),
    });
    if (await isFromSpammer(work.db, website.id, input.email)) {
      await moveToSpam(work, website.id, submission.id, clock.now());
      return submission.id;
    }
    const place = await findMailWebsite(work.db, deps, website);
    // A visitor who cannot be written to reads nothing of it: the message itself has arrived.
    const copy = input.wantsCopy ? { mail: messageArrivedMail(place, submission) } : undefined;
    await queueNews(work, deps, place, newMessageMail(place, submission), copy);
    work.notifyOwner(website.id, 'message');
    return submission.id;
  });
  return { id };
}

/** Tells the owner what a visitor wrote. */
export function newMessageMail(
  website: MailWebsite,
  { name, email, phone, message }: SubmissionRecord,
): Mail {
  const t = textsIn(website.account.language);
  return ownerMail(website, {
    subject: t('mail.newMessage.subject', { name, website: website.title }),
    person: email,
    body: {
      heading: t('mail.newMessage.heading', { name }),
      lead: t('mail.newMessage.lead', { website: website.title }),
      facts: [
        [t('mail.name'), name],
        [t('mail.email'), email],
        [t('mail.phone'), phone ?? ''],
      ],
      quote: message,
      action: { label: t('mail.newMessage.action'), url: adminUrl(website, 'messages') },
    },
  });
}
