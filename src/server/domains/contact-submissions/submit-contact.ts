import type { ContactInput } from '@/contracts/contact-submissions';
import { AppError } from '@/core/app-error';
import { publishedWebsite } from '../../db/published-website';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
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
  const { id } = await insertSubmission(db, {
    websiteId: website.id,
    name: input.name,
    email: input.email,
    phone: input.phone || null,
    message: input.message,
    createdAt: clock.now(),
  });
  return { id };
}
