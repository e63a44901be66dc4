import type { PictureUpload, PictureUploads } from '@/sections/editor-kit/host';
import { failureOf } from './upload-failure';
import {
  findPlaceable,
  isUnderWay,
  type PictureKind,
  type StoredPicture,
  type UploadJob,
} from './upload-job';

/** The server makes pictures one after the other; a second one is on its way meanwhile. */
const AT_ONCE = 2;

interface QueueParts {
  send: (
    job: UploadJob,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<StoredPicture>;
  /** Takes back a stored picture that gets onto no page. */
  discard: (picture: StoredPicture) => void;
  isOnline: () => boolean;
  /** Calls when the network is back. */
  whenOnline: (listener: () => void) => () => void;
}

interface UploadListener {
  onStored: (kind: PictureKind) => void;
  /** There is no network; it goes on by itself. */
  onOffline: () => void;
  /** Tells the owner and answers what was told. */
  onFailed: (error: unknown, kind: PictureKind) => string;
}

interface QueuedFiles extends Pick<UploadJob, 'spot' | 'kind' | 'put'> {
  files: readonly File[];
}

export interface UploadQueue extends Pick<PictureUploads, 'subscribe' | 'cancel' | 'retry'> {
  /** The uploads for a spot; the same list until something changes. */
  list: (spot: string) => readonly PictureUpload[];
  start: (files: QueuedFiles) => void;
  /** Uploads of photos that will be in a gallery. */
  countPhotos: () => number;
  isBusy: () => boolean;
  /** Waits until nothing moves any more; true when all that was under way is on the page or was called off. */
  whenIdle: () => Promise<boolean>;
  cancelAll: () => void;
  /** Who tells the owner; until the function that is answered is called. */
  tell: (listener: UploadListener) => () => void;
}

const none: readonly PictureUpload[] = [];

/** The files that an owner has chosen, on their way onto the page. */
export function createUploadQueue({ send, discard, isOnline, whenOnline }: QueueParts): UploadQueue {
  let jobs: readonly UploadJob[] = [];
  let lists = new Map<string, UploadJob[]>();
  let lastId = 0;
  let teller: UploadListener | null = null;
  let stopAwaitingNetwork: (() => void) | null = null;
  const calls = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadJob[]) => {
    jobs = next;
    lists = groupBySpot(jobs);
    for (const listener of [...listeners]) listener();
  };
  const change = (id: string, changes: Partial<UploadJob>) =>
    set(jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)));

  async function run(job: UploadJob): Promise<void> {
    const call = new AbortController();
    calls.set(job.id, call);
    change(job.id, { status: 'sending' });
    try {
      const options = { signal: call.signal, onProgress: (part: number) => change(job.id, { part }) };
      const stored = await send(job, options);
      // The answer can come before the call is ended.
      if (call.signal.aborted) discard(stored);
      else change(job.id, { status: 'stored', part: 1, stored });
    } catch (error) {
      if (!call.signal.aborted) fail(job, error);
    } finally {
      calls.delete(job.id);
      settle(job.spot);
    }
  }

  /** It has failed before the owner is told: who cannot be told holds up nothing. */
  function fail({ id, kind }: UploadJob, error: unknown): void {
    const failure = failureOf(error);
    if (failure === 'unreachable' && !isOnline()) {
      change(id, AGAIN);
      return;
    }
    change(id, { status: 'failed', failure });
    if (failure === 'unreachable') awaitNetwork();
    change(id, { message: teller?.onFailed(error, kind) });
  }

  /** Puts what is ready onto the page and lets the next ones go. */
  function settle(spot: string): void {
    const ready = findPlaceable(lists.get(spot) ?? []);
    if (!ready) {
      sendNext();
      return;
    }
    set(jobs.filter(({ id }) => id !== ready.id));
    try {
      if (ready.put(ready.stored.url)) teller?.onStored(ready.kind);
      else discard(ready.stored);
    } finally {
      settle(spot);
    }
  }

  function sendNext(): void {
    const waiting = jobs.filter(({ status }) => status === 'waiting');
    if (waiting.length === 0) return;
    if (isOnline()) for (const job of waiting.slice(0, AT_ONCE - calls.size)) void run(job);
    else holdBack();
  }

  /** What waits is sent when the network is back. */
  function holdBack(): void {
    const isNews = stopAwaitingNetwork === null;
    awaitNetwork();
    set(jobs.map((job) => (job.status === 'waiting' ? { ...job, isOffline: true } : job)));
    if (isNews) teller?.onOffline();
  }

  function awaitNetwork(): void {
    stopAwaitingNetwork ??= whenOnline(() => {
      stopAwaitingNetwork?.();
      stopAwaitingNetwork = null;
      set(jobs.map((job) => (job.isOffline || job.failure === 'unreachable' ? { ...job, ...AGAIN } : job)));
      sendNext();
    });
  }

  function cancel(id: string): void {
    const job = jobs.find((candidate) => candidate.id === id);
    if (!job) return;
    set(jobs.filter((other) => other !== job));
    calls.get(id)?.abort();
    if (job.stored) discard(job.stored);
    settle(job.spot);
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isBusy = () => jobs.some(isUnderWay);
  const isHeldBack = () => calls.size === 0 && jobs.some(({ isOffline }) => isOffline);

  return {
    subscribe,
    list: (spot) => lists.get(spot) ?? none,
    start({ files, ...rest }) {
      const added = files.map((file): UploadJob => {
        lastId += 1;
        return { ...rest, file, id: `upload-${lastId}`, fileName: file.name, status: 'waiting', part: 0 };
      });
      set([...jobs, ...added]);
      settle(rest.spot);
    },
    cancel,
    cancelAll() {
      for (const { id } of jobs.toReversed()) cancel(id);
    },
    retry(id) {
      const job = jobs.find((candidate) => candidate.id === id && candidate.status === 'failed');
      if (!job) return;
      change(id, AGAIN);
      settle(job.spot);
    },
    countPhotos: () => jobs.filter((job) => job.kind === 'photo' && isUnderWay(job)).length,
    isBusy,
    async whenIdle() {
      const awaited = jobs.filter(isUnderWay).map(({ id }) => id);
      await new Promise<void>((resolve) => {
        const look = () => {
          if (isBusy() && !isHeldBack()) return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      });
      return !jobs.some(({ id }) => awaited.includes(id));
    },
    tell(listener) {
      teller = listener;
      return () => {
        if (teller === listener) teller = null;
      };
    },
  };
}

/** As it was when it was chosen. */
const AGAIN = {
  status: 'waiting',
  part: 0,
  isOffline: false,
  failure: undefined,
  message: undefined,
} as const satisfies Partial<UploadJob>;

function groupBySpot(jobs: readonly UploadJob[]): Map<string, UploadJob[]> {
  const lists = new Map<string, UploadJob[]>();
  for (const job of jobs) lists.set(job.spot, [...(lists.get(job.spot) ?? []), job]);
  return lists;
}
