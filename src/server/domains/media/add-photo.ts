import type { FastifyRequest } from 'fastify';
import * as api from '@/contracts/endpoints/media';
import { type Photo, photoFields } from '@/contracts/photos';
import { AppError } from '@/core/app-error';
import { getEffectiveTier, getEntitlements, getLockedAbove, type Tier } from '@/core/plans';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { parseFields } from '../../kernel/validation';
import { planLimitError, type UserRecord } from '../accounts';
import { countGallery, type Gallery, type ToldPage } from './count-gallery';
import { makeInTurn } from './make-in-turn';
import { makePicture } from './make-picture';
import { findGallery, insertPhoto, lockGallery } from './photo-queries';
import { bytesOf, storePicture } from './store-picture';
import { assertUploadRoom } from './upload-room';
import { readUpload } from './uploaded-form';

const FIELD = api.addPhoto.file;

/** Stores a picture for a website's gallery; PLAN_LIMIT when the plan allows no more of them. */
export async function addPhoto(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  request: FastifyRequest,
): Promise<Photo> {
  const at = deps.clock.now();
  const { file, fields } = await readUpload(request, FIELD);
  const { caption, sortOrder, pictures } = parseFields(photoFields, fields);
  const told = pictures === undefined ? null : { pictures, at };
  const tier = getEffectiveTier(user, deps.clock.now());
  // Before the work of making the picture, and again when nobody else can add one.
  assertGalleryRoom(deps, await findGallery(deps.db, websiteId), told, tier);
  await assertUploadRoom(deps, user, FIELD);
  const picture = await makeInTurn(user.id, request, () => makePicture(file, FIELD));
  await assertUploadRoom(deps, user, FIELD, bytesOf(picture));
  return storePicture(deps, user, picture, async (tx, url) => {
    assertGalleryRoom(deps, await lockGallery(tx, websiteId), told, tier);
    assertStillAsked(request);
    return insertPhoto(tx, { websiteId, url, caption, sortOrder, createdAt: deps.clock.now() });
  });
}

/** A photo of an upload that was called off would be on no page and count for the plan all the same. */
function assertStillAsked({ raw }: FastifyRequest): void {
  // Not that of the request itself: it is done with as soon as its body is read.
  if (raw.socket.destroyed) throw new AppError('VALIDATION', text('errors.uploadBroken'));
}

function assertGalleryRoom(deps: Deps, gallery: Gallery | null, told: ToldPage | null, tier: Tier): void {
  if (!gallery) throw new AppError('NOT_FOUND', text('failures.websiteNotFound'));
  const limit = getEntitlements(tier).limit('galleryImages');
  if (countGallery(gallery, told) >= limit)
    throw planLimitError(deps, tier, getLockedAbove('galleryImages', limit));
}
