import type { ContactInput } from '@/contracts/contact-submissions';
import { AppError } from '@/core/app-error';
import { publishedWebsite } from '../../db/published-website';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { announceWebsiteEvent } from '../../http/website-events';
import { insertSubmission } from './queries';

/** Stores what a visitor wrote; a page without a contact form takes no messages. */
export async function submitContact(
  { db, clock }: Deps,
  slug: string,
  input: ContactInput,
): Promise<{ id: number }> {
  const website = await publishedWebsite(db, slug);
  if (!website.pageData.sections.some(({ type }) => type === 'contact')) {
    throw new AppError('NOT_FOUND', text('errors.contactFormMissing'));
  }
  return db.transaction(async (tx) => {
    const { id } = await insertSubmission(tx, {
      websiteId: website.id,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      message: input.message,
      createdAt: clock.now(),
    });
    await announceWebsiteEvent(tx, website.id, 'message');
    return { id };
  });
}
