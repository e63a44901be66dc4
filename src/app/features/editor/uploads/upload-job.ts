import type { PictureUpload, UploadRequest } from '@/sections/picture-uploads';

export interface UploadJob extends PictureUpload, Pick<UploadRequest, 'sectionId' | 'kind' | 'place'> {
  file: File;
  /** Once it is stored. */
  url?: string;
}

/** Whether it may still come onto the page by itself. */
export function isUnderWay({ status }: UploadJob): boolean {
  return status !== 'failed';
}

/**
 * The stored pictures of a section that can go onto the page now: in the order in which they were chosen, none past one
 * that is still under way.
 */
export function findPlaceable(jobs: readonly UploadJob[]): UploadJob[] {
  const firstOpen = jobs.findIndex(({ status }) => status === 'waiting' || status === 'sending');
  const settled = firstOpen === -1 ? jobs : jobs.slice(0, firstOpen);
  return settled.filter(({ status }) => status === 'stored');
}
