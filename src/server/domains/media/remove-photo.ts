import { AppError } from '@/core/app-error';
import { parseImageUrl } from '@/core/image-file';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { deletePhoto } from './photo-queries';
import { removeReleasedFiles } from './unused-files';

/** Deletes a photo; its files go as well, unless a page, a draft or a kept revision still shows them. */
export async function removePhoto(
  deps: Deps,
  userId: number,
  websiteId: number,
  photoId: number,
): Promise<void> {
  const url = await deletePhoto(deps.db, websiteId, photoId);
  if (url === null) throw new AppError('NOT_FOUND', text('errors.photoNotFound'));
  const file = parseImageUrl(url);
  if (file) await removeReleasedFiles(deps, userId, [file.id]);
}
