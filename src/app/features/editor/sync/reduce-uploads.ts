import type { Photo } from '@/contracts/endpoints/media';
import type { PictureUpload, UploadFailure, UploadRequest } from '@/sections/editor-kit/host';
import { chain, type Step, stay } from './machine';

/** The server makes one image after the other; a second one is sent meanwhile. */
const AT_ONCE = 2;

export type ImageKind = UploadRequest['kind'] | 'logo';

export interface StoredImage {
  url: string;
  /** A photo of a website has a record. */
  photo?: Pick<Photo, 'id' | 'websiteId'>;
}

export interface UploadJob extends PictureUpload {
  file: File;
  kind: ImageKind;
  /** The upload is for this field: images of one slot come onto the page in the order in which they were chosen. */
  slot: string;
  /** Puts the image onto the page; false if its slot is gone. */
  put: (url: string) => boolean;
  /** It is set once the file is stored. */
  stored?: StoredImage;
}

export interface QueuedFiles extends Pick<UploadJob, 'slot' | 'kind' | 'put'> {
  files: readonly File[];
}

export interface UploadsState {
  readonly jobs: readonly UploadJob[];
  readonly lastId: number;
  /** True while the owner knows that waiting uploads are sent when the network is back. */
  readonly isAwaitingNetwork: boolean;
}

export const noUploads: UploadsState = { jobs: [], lastId: 0, isAwaitingNetwork: false };

export type UploadsEvent =
  | { type: 'chosen'; files: QueuedFiles }
  | { type: 'progressed'; id: string; part: number }
  | { type: 'stored'; id: string; stored: StoredImage }
  | { type: 'failed'; id: string; failure: UploadFailure; error: unknown }
  /** The owner was told why it failed. */
  | { type: 'notified'; id: string; message: string }
  | { type: 'cancelled'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'online' };

export type UploadsEffect =
  | { type: 'send'; job: UploadJob }
  | { type: 'abort'; id: string }
  | { type: 'put'; job: UploadJob; stored: StoredImage }
  /** Deletes a stored image that will be on no page. */
  | { type: 'discard'; stored: StoredImage }
  | { type: 'await-network' }
  | { type: 'notify-offline' }
  | { type: 'notify-failed'; id: string; kind: ImageKind; error: unknown };

type UploadsStep = Step<UploadsState, UploadsEffect>;

/** A job that is sent again is in the state in which its file was chosen. */
const AGAIN = {
  status: 'waiting',
  part: 0,
  isOffline: false,
  failure: undefined,
  message: undefined,
} as const satisfies Partial<UploadJob>;

/** Moves the chosen files towards the page. It is pure, so the state of the network is passed in. */
export function reduceUploads(state: UploadsState, event: UploadsEvent, isOnline: boolean): UploadsStep {
  if (event.type === 'chosen') return settle(addJobs(state, event.files), event.files.slot, isOnline);
  if (event.type === 'online') return resume(state, isOnline);
  const job = state.jobs.find(({ id }) => id === event.id);
  if (!job) return stay(state);
  const change = (changes: Partial<UploadJob>) => changeJob(state, job.id, changes);
  // Answers count only for a file that is being sent.
  const isAnswer = event.type === 'progressed' || event.type === 'stored' || event.type === 'failed';
  if (isAnswer && job.status !== 'sending') return stay(state);
  switch (event.type) {
    case 'progressed':
      return stay(change({ part: event.part }));
    case 'stored': {
      const { stored } = event;
      return settle(change({ status: 'stored', part: 1, stored }), job.slot, isOnline);
    }
    case 'failed':
      return fail(state, job, event, isOnline);
    case 'notified':
      return stay(change({ message: event.message }));
    case 'cancelled':
      return cancel(state, job, isOnline);
    case 'retried':
      return job.status === 'failed' ? settle(change(AGAIN), job.slot, isOnline) : stay(state);
  }
}

/** Returns true if the file may still come onto the page without a press. */
export function isUnderWay({ status }: UploadJob): boolean {
  return status !== 'failed';
}

function addJobs(state: UploadsState, { files, ...rest }: QueuedFiles): UploadsState {
  const added = files.map((file, index): UploadJob => {
    const id = `upload-${state.lastId + index + 1}`;
    return { ...rest, file, id, fileName: file.name, status: 'waiting', part: 0 };
  });
  return { ...state, jobs: [...state.jobs, ...added], lastId: state.lastId + files.length };
}

function changeJob(state: UploadsState, id: string, changes: Partial<UploadJob>): UploadsState {
  return { ...state, jobs: state.jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)) };
}

/** Puts the stored images of a slot onto the page, but none past one that is still pending, and starts the next uploads. */
function settle(state: UploadsState, slot: string, isOnline: boolean): UploadsStep {
  const first = state.jobs.find((job) => job.slot === slot && isUnderWay(job));
  if (!first?.stored) return sendNext(state, isOnline);
  const { stored } = first;
  return chain(
    state,
    () => ({
      state: { ...state, jobs: state.jobs.filter((job) => job !== first) },
      effects: [{ type: 'put', job: first, stored }],
    }),
    (next) => settle(next, slot, isOnline),
  );
}

function sendNext(state: UploadsState, isOnline: boolean): UploadsStep {
  const waiting = state.jobs.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return stay(state);
  if (!isOnline) return waitForNetwork(state);
  const free = AT_ONCE - state.jobs.filter(({ status }) => status === 'sending').length;
  const sent = waiting.slice(0, Math.max(0, free));
  return {
    state: sent.reduce((before, { id }) => changeJob(before, id, { status: 'sending' }), state),
    effects: sent.map((job) => ({ type: 'send', job })),
  };
}

/** Holds uploads back until the network returns, and tells the owner once. */
function waitForNetwork(state: UploadsState): UploadsStep {
  const jobs = state.jobs.map((job) => (job.status === 'waiting' ? { ...job, isOffline: true } : job));
  return {
    state: { ...state, jobs, isAwaitingNetwork: true },
    effects: [
      { type: 'await-network' },
      ...(state.isAwaitingNetwork ? [] : ([{ type: 'notify-offline' }] as const)),
    ],
  };
}

/** Sends again, now that the network is back, the files that never reached the server. */
function resume(state: UploadsState, isOnline: boolean): UploadsStep {
  const jobs = state.jobs.map((job) =>
    job.isOffline || job.failure === 'unreachable' ? { ...job, ...AGAIN } : job,
  );
  return sendNext({ ...state, jobs, isAwaitingNetwork: false }, isOnline);
}

function fail(
  state: UploadsState,
  { id, kind, slot }: UploadJob,
  { failure, error }: Extract<UploadsEvent, { type: 'failed' }>,
  isOnline: boolean,
): UploadsStep {
  const isUnreachable = failure === 'unreachable';
  if (isUnreachable && !isOnline) return settle(changeJob(state, id, AGAIN), slot, isOnline);
  const failed = changeJob(state, id, { status: 'failed', failure });
  return chain(
    isUnreachable ? { ...failed, isAwaitingNetwork: true } : failed,
    (next) => ({
      state: next,
      effects: [
        ...(isUnreachable ? ([{ type: 'await-network' }] as const) : []),
        { type: 'notify-failed', id, kind, error },
      ],
    }),
    (next) => settle(next, slot, isOnline),
  );
}

function cancel(state: UploadsState, job: UploadJob, isOnline: boolean): UploadsStep {
  return chain<UploadsState, UploadsEffect>(
    { ...state, jobs: state.jobs.filter((other) => other !== job) },
    (next) => ({
      state: next,
      effects: [
        ...(job.status === 'sending' ? ([{ type: 'abort', id: job.id }] as const) : []),
        ...(job.stored ? ([{ type: 'discard', stored: job.stored }] as const) : []),
      ],
    }),
    (next) => settle(next, job.slot, isOnline),
  );
}
