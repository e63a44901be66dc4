import { ApiError } from '@/app/lib/api-client';
import { uploadFile } from '@/app/lib/upload-file';
import type { UploadJob } from './upload-job';

/** What the server takes; a larger file would be sent in vain. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Stores a file and answers its address. A website that does not exist yet gets its photos with its first save. */
export async function sendPicture(
  { file, kind }: Pick<UploadJob, 'file' | 'kind'>,
  websiteId: number | null,
  tooLarge: string,
  options: Parameters<typeof uploadFile>[2],
): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new ApiError(413, JSON.stringify({ code: 'TOO_LARGE', message: tooLarge }));
  }
  const form = new FormData();
  const isPhoto = kind === 'photo' && websiteId !== null;
  form.append(isPhoto ? 'photo' : 'picture', file);
  if (isPhoto) {
    form.append('caption', '');
    form.append('sortOrder', '0');
  }
  const path = isPhoto ? `/api/websites/${websiteId}/photos` : '/api/upload/picture';
  return (await uploadFile<{ url: string }>(path, form, options)).url;
}
