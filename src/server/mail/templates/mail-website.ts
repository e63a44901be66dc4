import type { Database } from '../../db/client';
import { findOwnerEmail } from '../../db/owner-email';
import type { WebsitePlace } from '../../db/published-website';
import type { Deps } from '../../deps';

/** What mails tell of the website that they come from. */
export interface MailWebsite {
  id: number;
  title: string;
  slug: string;
  timeZone: string;
  ownerEmail: string;
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string;
}

export async function findMailWebsite(
  db: Database,
  { config }: Pick<Deps, 'config'>,
  { id, title, slug, timeZone, userId }: WebsitePlace,
): Promise<MailWebsite> {
  const ownerEmail = await findOwnerEmail(db, userId);
  return { id, title, slug, timeZone, ownerEmail, publicUrl: config.publicUrl };
}

/** The website as visitors see it. */
export function pageUrl({ publicUrl, slug }: MailWebsite): string {
  return `${publicUrl}/${slug}`;
}

/** The list in the website's admin that has something new. */
export function adminUrl({ publicUrl, id }: MailWebsite, tab: 'messages' | 'bookings' | 'orders'): string {
  return `${publicUrl}/admin/${id}#${tab}`;
}
