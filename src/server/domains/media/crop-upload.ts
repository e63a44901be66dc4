import type { FastifyRequest } from 'fastify';
import type { CropInput } from '@/contracts/endpoints/media';
import type { UploadAnswer } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { findUploadName, isUploadedPhoto, MAX_UPLOAD_BYTES } from '@/core/image-file';
import { phrase } from '@/core/messages';
import { withoutFocus } from '@/core/picture-focus';
import type { Deps } from '../../http/deps';
import { readStored } from '../../ports/file-store';
import type { UserRecord } from '../accounts';
import { makePicturePart } from './make-picture';
import { assertUploadRoom, countBytes, queuePicture, storePicture } from './save-upload';
import { ownsUpload } from './upload-queries';

const FIELD = 'url';

/**
 * Stores a part of one of the owner's pictures as a new picture, so that every page, however it lays pictures out,
 * shows that part only. The whole picture stays as long as something shows it.
 */
export async function cropUpload(
  deps: Deps,
  user: UserRecord,
  request: FastifyRequest,
  { url, ...crop }: CropInput,
): Promise<UploadAnswer> {
  const fileName = findUploadName(withoutFocus(url));
  if (!fileName || !isUploadedPhoto(url) || !(await ownsUpload(deps.db, user.id, fileName)))
    throw new AppError('NOT_FOUND', phrase('errors.photoNotFound'));
  await assertUploadRoom(deps, user, FIELD);
  const file = await readStored(deps.files, fileName, MAX_UPLOAD_BYTES);
  if (!file) throw new AppError('NOT_FOUND', phrase('errors.photoNotFound'));
  const picture = await queuePicture(user.id, request, () => makePicturePart(file, FIELD, crop));
  await assertUploadRoom(deps, user, FIELD, countBytes(picture));
  return storePicture(deps, user, picture, async (_tx, stored) => ({ url: stored }));
}
