import type { FastifyRequest } from 'fastify';
import * as api from '@/contracts/endpoints/media';
import { type Photo, photoFields } from '@/contracts/endpoints/media';
import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import { parseImageUrl } from '@/core/image-file';
import { phrase } from '@/core/messages';
import { withoutFocus } from '@/core/picture-focus';
import { getEffectiveTier, getEntitlements, getRequiredPlanAbove, type Tier } from '@/core/plans';
import { parseSections } from '@/sections/page/page';
import { gallery as gallerySection } from '@/sections/types/gallery/definition';
import type { Deps } from '../../http/deps';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inOneStatement } from '../../kernel/unit-of-work';
import { parseFields } from '../../kernel/validation';
import { createPlanLimitError, type UserRecord } from '../accounts';
import { makePicture } from './make-picture';
import { deletePhoto, findGallery, insertPhoto, lockGallery } from './photo-queries';
import { assertUploadRoom, countBytes, queuePicture, readUpload, storePicture } from './save-upload';
import { removeReleasedFiles } from './tidy-files';

const FIELD = api.addPhoto.file;

/** Stores a picture for a website's gallery. Throws PLAN_LIMIT when the plan allows no more of them. */
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
  // The number is checked before the work of making the picture, and again when nobody else can add one.
  assertGalleryRoom(deps, await findGallery(deps.db, websiteId), told, tier);
  await assertUploadRoom(deps, user, FIELD);
  const picture = await queuePicture(user.id, request, () => makePicture(file, FIELD));
  await assertUploadRoom(deps, user, FIELD, countBytes(picture));
  return storePicture(deps, user, picture, async (tx, url) => {
    assertGalleryRoom(deps, await lockGallery(tx, websiteId), told, tier);
    assertStillAsked(request);
    return insertPhoto(tx, { websiteId, url, caption, sortOrder, createdAt: deps.clock.now() });
  });
}

/** Throws for an upload that was called off: its photo would be on no page, but count for the plan. */
function assertStillAsked({ raw }: FastifyRequest): void {
  // The socket is asked, because the request is over as soon as its body is read.
  if (raw.socket.destroyed) throw new AppError('VALIDATION', phrase('errors.uploadBroken'));
}

function assertGalleryRoom(
  deps: Deps,
  gallery: Gallery | null,
  told: ClientReportedPage | null,
  tier: Tier,
): void {
  if (!gallery) throw createWebsiteNotFoundError();
  const limit = getEntitlements(tier).limit('galleryImages');
  if (countGallery(gallery, told) >= limit)
    throw createPlanLimitError(deps, tier, getRequiredPlanAbove('galleryImages', limit));
}

interface Gallery {
  pageData: PageData;
  updatedAt: Date;
  draftData: { pageData: PageData } | null;
  draftSavedAt: Date | null;
  uploaded: { url: string; createdAt: Date }[];
}

/** An upload tells this of the page in the owner's editor. */
interface ClientReportedPage {
  pictures: number;
  at: Date;
}

/**
 * Counts the pictures of the owner's galleries: those of the newest known page (told by the client, draft or saved),
 * and those that were uploaded since and will be on the next one. The client's count is trusted here; the save checks
 * it again.
 */
export function countGallery(gallery: Gallery, told: ClientReportedPage | null = null): number {
  const { pageData, updatedAt, draftData, draftSavedAt, uploaded } = gallery;
  if (told) return told.pictures + uploaded.filter(({ createdAt }) => createdAt >= told.at).length;
  const galleries = parseSections(draftData?.pageData ?? pageData, gallerySection);
  const images = galleries.flatMap(({ content }) => content.images);
  const knownAt = draftSavedAt ?? updatedAt;
  const shown = new Set(images.map(({ url }) => withoutFocus(url)));
  const isWaiting = (photo: Gallery['uploaded'][number]) =>
    photo.createdAt >= knownAt && !shown.has(photo.url);
  return images.length + uploaded.filter(isWaiting).length;
}

/** Deletes a photo; its files go as well, unless a page, a draft or a kept revision still shows them. */
export async function removePhoto(
  deps: Deps,
  userId: number,
  websiteId: number,
  photoId: number,
): Promise<void> {
  const url = await inOneStatement(deps.db, (tx) => deletePhoto(tx, websiteId, photoId));
  if (url === null) throw new AppError('NOT_FOUND', phrase('errors.photoNotFound'));
  const file = parseImageUrl(url);
  if (file) await removeReleasedFiles(deps, userId, [file.id]);
}
