import { isSlug, RESERVED_SLUGS } from '@/core/slug';
import type { Deps } from '../../deps';
import { findSlugHolder, isSlugUsed } from './queries';

/** Whether this owner may take this address now; the unique index has the last word when the website is created. */
export async function isSlugAvailable({ db, clock }: Deps, slug: string, userId: number): Promise<boolean> {
  if (!isSlug(slug) || RESERVED_SLUGS.has(slug)) return false;
  if (await isSlugUsed(db, slug)) return false;
  const holder = await findSlugHolder(db, slug, clock.now());
  return holder === null || holder === userId;
}
