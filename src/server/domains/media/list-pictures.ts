import type { Database } from '../../kernel/database';
import { findUploadsOf, listPictureNames } from './upload-queries';

/** As many as a dialog shows without a long wait for pictures. */
export const PICTURES_PER_PAGE = 48;

/** Lists the owner's pictures that a website names in its page, draft, kept revisions and photos, page by page. */
export async function listPictures(
  db: Database,
  userId: number,
  websiteId: number,
  after?: string,
): Promise<{ urls: string[]; next: string | null }> {
  const names = await listPictureNames(db, userId, await findUploadsOf(db, websiteId));
  // One that is gone meanwhile begins the list anew: better some pictures twice than some never.
  const start = after === undefined ? 0 : names.indexOf(after) + 1;
  const page = names.slice(start, start + PICTURES_PER_PAGE);
  const hasMore = start + page.length < names.length;
  return { urls: page.map((name) => `/uploads/${name}`), next: hasMore ? (page.at(-1) ?? null) : null };
}
