import { ApiError } from '@/app/lib/api-client';
import type { PictureUpload, PictureUploads, UploadFailure } from '@/sections/editor-kit/host';
import { createMachine } from './machine';
import {
  isUnderWay,
  noUploads,
  type PictureKind,
  type QueuedFiles,
  reduceUploads,
  type StoredPicture,
  type UploadJob,
  type UploadsEffect,
  type UploadsEvent,
  type UploadsState,
} from './reduce-uploads';

/** No picture that we can read, more than the plan has room for, too large, or of a kind that is accepted nowhere. */
const REFUSALS = new Set([400, 403, 413, 415]);

interface QueueParts {
  send: (
    job: UploadJob,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<StoredPicture>;
  /** Deletes a stored picture that gets onto no page. */
  discard: (picture: StoredPicture) => void;
  isOnline: () => boolean;
  /** Calls when the network is back. */
  whenOnline: (listener: () => void) => () => void;
}

interface UploadListener {
  onStored: (kind: PictureKind) => void;
  /** There is no network; it goes on by itself. */
  onOffline: () => void;
  /** Tells the owner and returns what was told. */
  onFailed: (error: unknown, kind: PictureKind, id: string) => string;
}

export interface UploadQueue extends Pick<PictureUploads, 'subscribe' | 'cancel' | 'retry'> {
  /** The uploads for a slot; the same list until something changes. */
  list: (slot: string) => readonly PictureUpload[];
  start: (files: QueuedFiles) => void;
  /** Uploads of photos that will be in a gallery. */
  countPhotos: () => number;
  isBusy: () => boolean;
  /** Waits until nothing moves any more; true if all that was under way is on the page or was cancelled. */
  whenIdle: () => Promise<boolean>;
  cancelAll: () => void;
  /** Sets who tells the owner, until the returned function is called. */
  tell: (listener: UploadListener) => () => void;
}

const none: readonly PictureUpload[] = [];

/** Runs the state machine of uploads: sends files, puts pictures onto the page, tells the owner. */
export function createUploadQueue({ send, discard, isOnline, whenOnline }: QueueParts): UploadQueue {
  const machine = createMachine<UploadsState, UploadsEvent, UploadsEffect>({
    initial: noUploads,
    reduce: (state, event) => reduceUploads(state, event, isOnline()),
    perform,
  });
  const { dispatch, subscribe } = machine;
  const calls = new Map<string, AbortController>();
  let teller: UploadListener | null = null;
  let stopAwaitingNetwork: (() => void) | null = null;
  let grouped: { jobs: readonly UploadJob[]; lists: Map<string, UploadJob[]> } | null = null;

  function perform(effect: UploadsEffect) {
    switch (effect.type) {
      case 'send':
        return sendFile(effect.job);
      case 'abort':
        return calls.get(effect.id)?.abort();
      case 'put':
        if (effect.job.put(effect.stored.url)) teller?.onStored(effect.job.kind);
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
      case 'tell-offline':
        return teller?.onOffline();
      case 'tell-failed': {
        const { id, kind, error } = effect;
        const message = teller?.onFailed(error, kind, id);
        if (message !== undefined) dispatch({ type: 'told', id, message });
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
    tell(listener) {
      teller = listener;
      return () => {
        if (teller === listener) teller = null;
      };
    },
  };
}

function groupBySlot(jobs: readonly UploadJob[]): Map<string, UploadJob[]> {
  const lists = new Map<string, UploadJob[]>();
  for (const job of jobs) lists.set(job.slot, [...(lists.get(job.slot) ?? []), job]);
  return lists;
}

/** Says whether another try could end otherwise, and when. */
function toFailure(error: unknown): UploadFailure {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 0) return 'unreachable';
  return status !== null && REFUSALS.has(status) ? 'refused' : 'other';
}
