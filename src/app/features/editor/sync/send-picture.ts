import { ApiError } from '@/app/lib/api-client';
import { uploadFile } from '@/app/lib/upload-file';
import type { Photo } from '@/contracts/photos';
import type { UploadAnswer } from '@/contracts/websites';
import { MAX_UPLOAD_BYTES } from '@/core/upload-limits';
import { listCounted } from '@/sections/page/find-locked-feature';
import type { EditorState } from '../state/editor-state';
import type { PictureKind, StoredPicture, UploadJob } from './reduce-uploads';

/** The call of each kind, and the form's field that carries the file. */
const CALLS = {
  picture: { path: '/api/upload/picture', field: 'picture' },
  product: { path: '/api/upload', field: 'file' },
  logo: { path: '/api/upload/logo', field: 'logo' },
} as const satisfies Record<Exclude<PictureKind, 'photo'>, { path: string; field: string }>;

/** Stores a file. A website that does not exist yet gets its photos with its first save. */
export async function sendPicture(
  { file, kind }: Pick<UploadJob, 'file' | 'kind'>,
  { websiteId, page }: Pick<EditorState, 'websiteId' | 'page'>,
  tooLarge: string,
  options: Parameters<typeof uploadFile>[2],
): Promise<StoredPicture> {
  // It would be sent in vain.
  if (file.size > MAX_UPLOAD_BYTES) {
    throw new ApiError(413, JSON.stringify({ code: 'TOO_LARGE', message: tooLarge }));
  }
  const form = new FormData();
  if (kind === 'photo' && websiteId !== null) {
    form.append('photo', file);
    form.append('caption', '');
    form.append('sortOrder', '0');
    form.append('pictures', `${listCounted(page, 'galleryImages').length}`);
    const photo = await uploadFile<Photo>(`/api/websites/${websiteId}/photos`, form, options);
    return { url: photo.url, photo: { id: photo.id, websiteId } };
  }
  const { path, field } = CALLS[kind === 'photo' ? 'picture' : kind];
  form.append(field, file);
  const { url } = await uploadFile<UploadAnswer>(path, form, options);
  return { url };
}
