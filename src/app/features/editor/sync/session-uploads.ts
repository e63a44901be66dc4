import { failures } from '@messages';
import { call } from '@/app/lib/call';
import { deletePhoto } from '@/contracts/endpoints/media';
import type { PictureUpload, PictureUploads, UploadRequest } from '@/sections/editor-kit/host';
import type { PutPicture } from '../state/actions/history-actions';
import { updateContent } from '../state/actions/section-actions';
import { setLogo } from '../state/actions/setting-actions';
import type { EditorState } from '../state/editor-state';
import { findSection } from '../state/section-list';
import { browserEvents } from './browser-events';
import type { EditorStore } from './editor-sync';
import type { StoredPicture } from './reduce-uploads';
import { sendPicture } from './send-picture';
import { createUploadQueue, type UploadQueue } from './upload-queue';

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
    whenOnline: browserEvents.whenOnline,
  });
  return {
    ...queue,
    list: (sectionId, slot) => queue.list(toQueueSlot(sectionId, slot)),
    start: ({ sectionId, slot, place, files, kind }) =>
      queue.start({
        slot: toQueueSlot(sectionId, slot),
        files,
        kind,
        put: (url) => putPicture(store, (state) => putIntoSection(state, sectionId, place, url)),
      }),
    listLogo: () => queue.list(LOGO),
    startLogo: (file) =>
      queue.start({
        slot: LOGO,
        files: [file],
        kind: 'logo',
        put: (logoUrl) => putPicture(store, (state) => setLogo(state, { type: 'set-logo', logoUrl })),
      }),
  };
}

function toQueueSlot(sectionId: string, slot = ''): string {
  return `section ${sectionId} ${slot}`;
}

/** False if its slot is neither on the page nor on what can be redone. */
function putPicture(store: EditorStore, put: PutPicture['put']): boolean {
  const before = store.getState();
  store.dispatch({ type: 'put-picture', put });
  return store.getState() !== before;
}

/** A section or a slot in it that was removed meanwhile accepts no picture. */
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

/** Only a photo with a record counts for the plan; other files are deleted by the server's cleanup. */
function removePhoto(photo: StoredPicture['photo']): void {
  if (!photo) return;
  // One that stays counts for the plan until the next draft or save, and then no more.
  const params = { id: photo.websiteId, photoId: photo.id };
  call(deletePhoto, { params }).catch(() => undefined);
}
