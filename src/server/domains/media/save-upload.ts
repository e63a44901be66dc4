import type { FastifyRequest } from 'fastify';
import type { UploadAnswer } from '@/contracts/websites';
import type { PlanFeature } from '@/core/plans';
import type { Deps } from '../../http/deps';
import { assertFeature, type UserRecord } from '../accounts';
import { makeInTurn } from './make-in-turn';
import type { MadePicture } from './make-picture';
import { assertUploadRoom, bytesOf, storePicture } from './store-picture';
import { readUpload } from './uploaded-form';

interface UploadUse {
  /** The form's field that carries the file. */
  field: string;
  /** What the owner's plan must have for such a picture. */
  feature: PlanFeature;
  make: (file: Buffer, field: string) => Promise<MadePicture>;
}

/** Stores the picture of a form and returns its address. */
export async function saveUpload(
  deps: Deps,
  user: UserRecord,
  request: FastifyRequest,
  { field, feature, make }: UploadUse,
): Promise<UploadAnswer> {
  const { file } = await readUpload(request, field);
  assertFeature(deps, user, feature, deps.clock.now());
  await assertUploadRoom(deps, user, field);
  const picture = await makeInTurn(user.id, request, () => make(file, field));
  await assertUploadRoom(deps, user, field, bytesOf(picture));
  return storePicture(deps, user, picture, async (_tx, url) => ({ url }));
}
