import type { FastifyRequest } from 'fastify';
import type { UploadAnswer } from '@/contracts/websites';
import type { Deps } from '../../deps';
import type { MadePicture } from '../../pictures/open-picture';
import { assertUploadRoom, storePicture } from '../../pictures/store-picture';
import { readUpload } from '../../pictures/uploaded-form';

/** Stores the picture of a form's field, made by `make`, and answers its address. */
export async function saveUpload(
  deps: Deps,
  userId: number,
  request: FastifyRequest,
  field: string,
  make: (file: Buffer, field: string) => Promise<MadePicture>,
): Promise<UploadAnswer> {
  const { file } = await readUpload(request, field);
  await assertUploadRoom(deps, userId, field);
  return storePicture(deps, userId, await make(file, field), async (_tx, url) => ({ url }));
}
