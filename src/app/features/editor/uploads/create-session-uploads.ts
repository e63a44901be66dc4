import { failures } from '@messages/en.json';
import { request } from '@/app/lib/api-client';
import type { PictureUpload, PictureUploads, UploadRequest } from '@/sections/editor-kit/host';
import { whenOnline } from '../save/browser-events';
import type { PutPicture } from '../state/actions/history-actions';
import { updateContent } from '../state/actions/section-actions';
import { setLogo } from '../state/actions/setting-actions';
import type { EditorState } from '../state/editor-state';
import type { EditorStore } from '../state/editor-store';
import { findSection } from '../state/section-list';
import { createUploadQueue, type UploadQueue } from './create-upload-queue';
import { sendPicture } from './send-picture';
import type { StoredPicture } from './upload-job';

export interface SessionUploads
  extends Omit<UploadQueue, 'list' | 'start'>,
    Pick<PictureUploads, 'list' | 'start'> {
  listLogo: () => readonly PictureUpload[];
  startLogo: (file: File) => void;
}

const LOGO = 'logo';

/** The uploads of one website being edited: they end in its page as it is at that moment. */
export function createSessionUploads(
  store: EditorStore,
  send: typeof sendPicture = sendPicture,
  remove: (photo: StoredPicture['photo']) => void = removePhoto,
): SessionUploads {
  const queue = createUploadQueue({
    send: (job, options) => send(job, store.getState(), failures.uploadTooLarge, options),
    discard: ({ photo }) => remove(photo),
    isOnline: () => navigator.onLine,
    whenOnline,
  });
  return {
    ...queue,
    list: (sectionId, slot) => queue.list(spotOf(sectionId, slot)),
    start: ({ sectionId, slot, place, files, kind }) =>
      queue.start({
        spot: spotOf(sectionId, slot),
        files,
        kind,
        put: (url) => putPicture(store, (state) => putIntoSection(state, sectionId, place, url)),
      }),
    listLogo: () => queue.list(LOGO),
    startLogo: (file) =>
      queue.start({
        spot: LOGO,
        files: [file],
        kind: 'logo',
        put: (logoUrl) => putPicture(store, (state) => setLogo(state, { type: 'set-logo', logoUrl })),
      }),
  };
}

function spotOf(sectionId: string, slot = ''): string {
  return `section ${sectionId} ${slot}`;
}

/** False when it has no place, neither on the page nor on what can be redone. */
function putPicture(store: EditorStore, put: PutPicture['put']): boolean {
  const before = store.getState();
  store.dispatch({ type: 'put-picture', put });
  return store.getState() !== before;
}

/** A section or a place in it that was removed meanwhile takes no picture. */
function putIntoSection(
  state: EditorState,
  id: string,
  place: UploadRequest['place'],
  url: string,
): EditorState {
  const section = findSection(state, id);
  const next = section && section.type !== 'unknown' ? place(section, url) : null;
  return next ? updateContent(state, { type: 'update-content', id, next }) : state;
}

/** What has no record counts for no plan, and its file goes by itself. */
function removePhoto(photo: StoredPicture['photo']): void {
  if (!photo) return;
  // One that stays counts for the plan until the next draft or save, and then no more.
  request<void>('DELETE', `/api/websites/${photo.websiteId}/photos/${photo.id}`).catch(() => undefined);
}
