import { failures } from '@messages';
import { ApiError } from '@/app/lib/api-client';
import { call } from '@/app/lib/call';
import { type UploadOptions, uploadFile } from '@/app/lib/upload-file';
import * as api from '@/contracts/endpoints/media';
import { MAX_UPLOAD_BYTES } from '@/core/image-file';
import type { PictureUpload, PictureUploads, UploadFailure, UploadRequest } from '@/sections/editor-kit/host';
import { listCounted } from '@/sections/page/page';
import type { PutImage } from '../state/actions/reduce-editor';
import { updateContent } from '../state/actions/section-actions';
import { setLogo, setShare } from '../state/actions/setting-actions';
import type { EditorState } from '../state/editor-state';
import { findSection } from '../state/section-list';
import { browserEvents } from './browser-events';
import type { EditorStore } from './editor-sync';
import { createMachine } from './machine';
import {
  type ImageKind,
  isUnderWay,
  noUploads,
  type QueuedFiles,
  reduceUploads,
  type StoredImage,
  type UploadJob,
  type UploadsEffect,
  type UploadsEvent,
  type UploadsState,
} from './reduce-uploads';

interface QueueParts {
  send: (
    job: UploadJob,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<StoredImage>;
  /** Deletes a stored image that will be on no page. */
  discard: (image: StoredImage) => void;
  isOnline: () => boolean;
  /** Calls when the network is back. */
  whenOnline: (listener: () => void) => () => void;
}

interface UploadListener {
  onStored: (kind: ImageKind) => void;
  /** Is called when there is no network; the uploads go on by themselves later. */
  onOffline: () => void;
  /** Tells the owner and returns the message. */
  onFailed: (error: unknown, kind: ImageKind, id: string) => string;
}

export interface UploadQueue extends Pick<PictureUploads, 'subscribe' | 'cancel' | 'retry'> {
  /** Returns the uploads for a slot; the list stays the same until something changes. */
  list: (slot: string) => readonly PictureUpload[];
  start: (files: QueuedFiles) => void;
  /** Counts the uploads of photos that will be in a gallery. */
  countPhotos: () => number;
  isBusy: () => boolean;
  /** Returns true while a file is on its way to a slot whose name begins like this. */
  isSending: (slotStart: string) => boolean;
  /** Waits until no upload is moving; true if all pending uploads are on the page or were cancelled. */
  whenIdle: () => Promise<boolean>;
  cancelAll: () => void;
  /** Sets the only listener; the returned function removes it. */
  listen: (listener: UploadListener) => () => void;
}

export interface SessionUploads
  extends Omit<UploadQueue, 'list' | 'start' | 'isSending'>,
    Pick<PictureUploads, 'list' | 'start'> {
  /** Returns true while a file is on its way to a section. */
  isSendingTo: (sectionId: string) => boolean;
  listLogo: () => readonly PictureUpload[];
  startLogo: (file: File) => void;
  /** Uploads the picture beside shared links. It is listed as if it stood in a section with the id `SHARE_PICTURE`. */
  startShare: (file: File) => void;
}

const LOGO = 'logo';
/** No section has this id. */
export const SHARE_PICTURE = 'share';

/** Creates the uploads of one edited website; they put their images onto its page as it is then. */
export function createSessionUploads(
  store: EditorStore,
  send: typeof sendImage = sendImage,
  remove: (photo: StoredImage['photo']) => void = removePhoto,
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
        put: (url) => putOnPage(store, (state) => putIntoSection(state, sectionId, place, url)),
      }),
    isSendingTo: (sectionId) => queue.isSending(toQueueSlot(sectionId)),
    listLogo: () => queue.list(LOGO),
    startLogo: (file) =>
      queue.start({
        slot: LOGO,
        files: [file],
        kind: 'logo',
        put: (logoUrl) => putOnPage(store, (state) => setLogo(state, { type: 'set-logo', logoUrl })),
      }),
    startShare: (file) =>
      queue.start({
        slot: toQueueSlot(SHARE_PICTURE),
        files: [file],
        kind: 'picture',
        put: (imageUrl) =>
          putOnPage(store, (state) => setShare(state, { type: 'set-share', change: { imageUrl } })),
      }),
  };
}

function toQueueSlot(sectionId: string, slot = ''): string {
  return `section ${sectionId} ${slot}`;
}

/** Returns false if the slot is neither on the page nor on the steps that can be undone or redone. */
function putOnPage(store: EditorStore, put: PutImage['put']): boolean {
  const before = store.getState();
  store.dispatch({ type: 'put-image', put });
  return store.getState() !== before;
}

/** Returns the same state if the section, or the slot in it, was removed meanwhile. */
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
function removePhoto(photo: StoredImage['photo']): void {
  if (!photo) return;
  // If this call fails, the photo counts for the plan until the next draft or save, and then no more.
  const params = { id: photo.websiteId, photoId: photo.id };
  call(api.deletePhoto, { params }).catch(() => undefined);
}

const endpoints = {
  photo: api.uploadImage,
  picture: api.uploadImage,
  product: api.uploadProductImage,
  logo: api.uploadLogo,
  pdf: api.uploadPdf,
} as const satisfies Record<ImageKind, unknown>;

/** Stores a file. A website that does not exist yet gets its photos with its first save. */
export async function sendImage(
  { file, kind }: Pick<UploadJob, 'file' | 'kind'>,
  { websiteId, page }: Pick<EditorState, 'websiteId' | 'page'>,
  tooLarge: string,
  options: UploadOptions,
): Promise<StoredImage> {
  // The server would refuse the file.
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

const none: readonly PictureUpload[] = [];

/** Runs the state machine of uploads: sends files, puts images onto the page and notifies the listener. */
export function createUploadQueue({ send, discard, isOnline, whenOnline }: QueueParts): UploadQueue {
  const machine = createMachine<UploadsState, UploadsEvent, UploadsEffect>({
    initial: noUploads,
    reduce: (state, event) => reduceUploads(state, event, isOnline()),
    perform,
  });
  const { dispatch, subscribe } = machine;
  const calls = new Map<string, AbortController>();
  let listener: UploadListener | null = null;
  let stopAwaitingNetwork: (() => void) | null = null;
  let grouped: { jobs: readonly UploadJob[]; lists: Map<string, UploadJob[]> } | null = null;

  function perform(effect: UploadsEffect) {
    switch (effect.type) {
      case 'send':
        return sendFile(effect.job);
      case 'abort':
        return calls.get(effect.id)?.abort();
      case 'put':
        if (effect.job.put(effect.stored.url)) listener?.onStored(effect.job.kind);
        else discard(effect.stored);
        return;
      case 'discard':
        return discard(effect.stored);
      case 'await-network':
        stopAwaitingNetwork ??= whenOnline(() => {
          stopAwaitingNetwork?.();
          stopAwaitingNetwork = null;
          dispatch({ type: 'online' });
        });
        return;
      case 'notify-offline':
        return listener?.onOffline();
      case 'notify-failed': {
        const { id, kind, error } = effect;
        const message = listener?.onFailed(error, kind, id);
        if (message !== undefined) dispatch({ type: 'notified', id, message });
        return;
      }
    }
  }

  function sendFile(job: UploadJob) {
    const { id } = job;
    const call = new AbortController();
    const { signal } = call;
    calls.set(id, call);
    send(job, { signal, onProgress: (part) => dispatch({ type: 'progressed', id, part }) })
      .finally(() => calls.get(id) === call && calls.delete(id))
      .then(
        // The answer can come before the call is aborted.
        (stored) => (signal.aborted ? discard(stored) : dispatch({ type: 'stored', id, stored })),
        (error: unknown) =>
          signal.aborted || dispatch({ type: 'failed', id, failure: toFailure(error), error }),
      );
  }

  const getJobs = () => machine.getState().jobs;
  const isBusy = () => getJobs().some(isUnderWay);
  const isHeldBack = () => {
    const jobs = getJobs();
    return !jobs.some(({ status }) => status === 'sending') && jobs.some(({ isOffline }) => isOffline);
  };

  return {
    subscribe,
    list(slot) {
      const jobs = getJobs();
      if (grouped?.jobs !== jobs) grouped = { jobs, lists: groupBySlot(jobs) };
      return grouped.lists.get(slot) ?? none;
    },
    start: (files) => dispatch({ type: 'chosen', files }),
    cancel: (id) => dispatch({ type: 'cancelled', id }),
    cancelAll() {
      for (const { id } of getJobs().toReversed()) dispatch({ type: 'cancelled', id });
    },
    retry: (id) => dispatch({ type: 'retried', id }),
    countPhotos: () => getJobs().filter((job) => job.kind === 'photo' && isUnderWay(job)).length,
    isBusy,
    isSending: (slotStart) => getJobs().some((job) => isUnderWay(job) && job.slot.startsWith(slotStart)),
    async whenIdle() {
      const awaited = getJobs()
        .filter(isUnderWay)
        .map(({ id }) => id);
      await new Promise<void>((resolve) => {
        const resolveWhenIdle = () => {
          if (isBusy() && !isHeldBack()) return;
          stop();
          resolve();
        };
        const stop = subscribe(resolveWhenIdle);
        resolveWhenIdle();
      });
      return !getJobs().some(({ id }) => awaited.includes(id));
    },
    listen(added) {
      listener = added;
      return () => {
        if (listener === added) listener = null;
      };
    },
  };
}

function groupBySlot(jobs: readonly UploadJob[]): Map<string, UploadJob[]> {
  const lists = new Map<string, UploadJob[]>();
  for (const job of jobs) lists.set(job.slot, [...(lists.get(job.slot) ?? []), job]);
  return lists;
}

/**
 * Another try would end the same way: the file is no image or PDF that we can read, is more than the plan has room for,
 * is too large, or is of a kind that is accepted nowhere.
 */
const REFUSALS = new Set([400, 403, 413, 415]);

/** Says whether another try could succeed, and when. */
function toFailure(error: unknown): UploadFailure {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 0) return 'unreachable';
  return status !== null && REFUSALS.has(status) ? 'refused' : 'other';
}
