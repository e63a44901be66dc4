import type { ContactInput } from '@/contracts/contact-submissions';
import { AppError } from '@/core/app-error';
import { contact } from '@/sections/types/contact/definition';
import { findEarlier, requestOf } from '../../db/known-request';
import { servedWebsite } from '../../db/published-website';
import { contactSubmissions } from '../../db/tables/visitors';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueNews } from '../../mail/queue-mail';
import { findMailWebsite } from '../../mail/templates/mail-website';
import { newMessageMail } from '../../mail/templates/new-message-mail';
import { insertSubmission } from './queries';

/**
 * Stores what a visitor wrote and tells the owner, once however often the same call comes; a page without a contact
 * form takes no messages.
 */
export async function submitContact(deps: Deps, slug: string, input: ContactInput): Promise<{ id: number }> {
  const { clock } = deps;
  const website = await servedWebsite(deps, slug, 'contact');
  if (!website.pageData.sections.some(({ type }) => type === contact.type)) {
    throw new AppError('NOT_FOUND', text('errors.contactFormMissing'));
  }
  const request = requestOf(input);
  const id = await inTransaction(deps, async (work) => {
    const message = text('errors.messageArrived');
    const earlierId = await findEarlier(work.db, contactSubmissions, website.id, request, message);
    if (earlierId) return earlierId;
    const submission = await insertSubmission(work.db, {
      ...request,
      websiteId: website.id,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      message: input.message,
      createdAt: clock.now(),
    });
    const place = await findMailWebsite(work.db, deps, website);
    await queueNews(work, deps, place, newMessageMail(place, submission));
    work.tellOwner(website.id, 'message');
    return submission.id;
  });
  return { id };
}
