import { isSlug, RESERVED_SLUGS } from '@/core/slug';
import type { Deps } from '../../http/deps';
import { isSlugHeld, isSlugUsed } from '../websites';

/** Whether this owner may take this address now; the unique index has the last word when the website is created. */
export async function isSlugAvailable({ db, clock }: Deps, slug: string, userId: number): Promise<boolean> {
  if (!isSlug(slug) || RESERVED_SLUGS.has(slug)) return false;
  if (await isSlugUsed(db, slug)) return false;
  return !(await isSlugHeld(db, slug, userId, clock.now()));
}
