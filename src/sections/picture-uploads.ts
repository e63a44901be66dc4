import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Why an upload failed. `refused`: the file itself or the plan, so another try would be in vain. `unreachable`: it is tried again by
 * itself when the network is back.
 */
export type UploadFailure = 'refused' | 'unreachable' | 'other';

/** An upload that is not on the page yet. */
export interface PictureUpload {
  id: string;
  fileName: string;
  /** `stored` waits for the ones that were chosen before it. */
  status: 'waiting' | 'sending' | 'stored' | 'failed';
  /** How much is sent, 0 to 1. */
  part: number;
  /** It waits for the network and goes on by itself. */
  isOffline?: boolean;
  failure?: UploadFailure;
  /** Why it failed, for people. */
  message?: string;
}

/** The content of a section, of whatever type, with an uploaded picture in it; null when its place there is gone. */
export type PlacePicture = (content: unknown, url: string) => unknown;

export interface UploadRequest {
  sectionId: string;
  /** Which place of the section it is for, where there are several for one picture each. */
  slot?: string;
  files: readonly File[];
  /** A photo counts for the gallery's limit. */
  kind: 'photo' | 'picture' | 'product';
  place: PlacePicture;
}

/** What section editors can do with files; they go on while the section's editor is closed. */
export interface PictureUploads {
  subscribe: (listener: () => void) => () => void;
  /** In the order in which they were chosen; the same list until something changes. */
  list: (sectionId: string, slot?: string) => readonly PictureUpload[];
  start: (request: UploadRequest) => void;
  /** Calls an upload off, or takes a failed one out of the list. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** How many more photos the plan allows, those under way counted. */
  galleryRoom: () => number;
}

export const PictureUploadsContext = createContext<PictureUploads | null>(null);

export function usePictureUploads(): PictureUploads {
  const uploads = use(PictureUploadsContext);
  if (!uploads) throw new Error('This editor needs PictureUploadsContext above it');
  return uploads;
}

/** The uploads of a section, or of one place in it, drawn anew with each of their steps. */
export function useUploadsOf(sectionId: string, slot?: string): readonly PictureUpload[] {
  const { subscribe, list } = usePictureUploads();
  return useSyncExternalStore(subscribe, () => list(sectionId, slot));
}
