import type { Photo } from '@/contracts/photos';
import type { PictureUpload, UploadRequest } from '@/sections/editor-kit/host';

export type PictureKind = UploadRequest['kind'] | 'logo';

export interface StoredPicture {
  url: string;
  /** Its record, where it is a photo of a website. */
  photo?: Pick<Photo, 'id' | 'websiteId'>;
}

export interface UploadJob extends PictureUpload {
  file: File;
  kind: PictureKind;
  /** The place that it is for: those of one place come onto the page in the order in which they were chosen. */
  spot: string;
  /** Puts it onto the page; false when its place is gone. */
  put: (url: string) => boolean;
  /** Once it is stored. */
  stored?: StoredPicture;
}

/** Whether it may still come onto the page by itself. */
export function isUnderWay({ status }: UploadJob): boolean {
  return status !== 'failed';
}

/**
 * The stored picture of a spot that can go onto the page now: in the order in which they were chosen, none past one that
 * is still under way.
 */
export function findPlaceable(
  jobs: readonly UploadJob[],
): (UploadJob & { stored: StoredPicture }) | undefined {
  const first = jobs.find(isUnderWay);
  return first?.stored && { ...first, stored: first.stored };
}
