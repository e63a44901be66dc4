import { toUploadUrl } from '@/core/image-file';
import type { Database } from '../../kernel/database';
import { listPictureNames, listUploadsOf } from './upload-queries';

/** A dialog shows this many pictures without a long wait. */
export const PICTURES_PER_PAGE = 48;

/** Lists the owner's pictures that a website names in its page, draft, kept revisions and photos, page by page. */
export async function listPictures(
  db: Database,
  userId: number,
  websiteId: number,
  after?: string,
): Promise<{ urls: string[]; next: string | null }> {
  const names = await listPictureNames(db, userId, await listUploadsOf(db, websiteId));
  // If the last picture of the former page is gone meanwhile, the list begins anew: showing some pictures twice is
  // better than leaving some out.
  const start = after === undefined ? 0 : names.indexOf(after) + 1;
  const page = names.slice(start, start + PICTURES_PER_PAGE);
  const hasMore = start + page.length < names.length;
  return { urls: page.map(toUploadUrl), next: hasMore ? (page.at(-1) ?? null) : null };
}
