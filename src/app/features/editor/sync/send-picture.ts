import { ApiError } from '@/app/lib/api-client';
import { type UploadOptions, uploadFile } from '@/app/lib/upload-file';
import * as api from '@/contracts/endpoints/media';
import { MAX_UPLOAD_BYTES } from '@/core/image-file';
import { listCounted } from '@/sections/page/find-locked-feature';
import type { EditorState } from '../state/editor-state';
import type { PictureKind, StoredPicture, UploadJob } from './reduce-uploads';

const endpoints = {
  photo: api.uploadImage,
  picture: api.uploadImage,
  product: api.uploadProductImage,
  logo: api.uploadLogo,
} as const satisfies Record<PictureKind, unknown>;

/** Stores a file. A website that does not exist yet gets its photos with its first save. */
export async function sendPicture(
  { file, kind }: Pick<UploadJob, 'file' | 'kind'>,
  { websiteId, page }: Pick<EditorState, 'websiteId' | 'page'>,
  tooLarge: string,
  options: UploadOptions,
): Promise<StoredPicture> {
  // It would be sent in vain.
  if (file.size > MAX_UPLOAD_BYTES) {
    throw new ApiError(413, JSON.stringify({ code: 'TOO_LARGE', message: tooLarge }));
  }
  if (kind === 'photo' && websiteId !== null) {
    const fields = { caption: '', sortOrder: '0', pictures: `${listCounted(page, 'galleryImages').length}` };
    const photo = await uploadFile(api.addPhoto, { params: { id: websiteId } }, { file, fields }, options);
    return { url: photo.url, photo: { id: photo.id, websiteId } };
  }
  const { url } = await uploadFile(endpoints[kind], {}, { file }, options);
  return { url };
}
