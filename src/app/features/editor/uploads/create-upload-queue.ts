import type { PictureUpload, PictureUploads, UploadRequest } from '@/sections/picture-uploads';
import { findPlaceable, isUnderWay, type UploadJob } from './upload-job';

/** The server makes pictures one after the other; a second one is on its way meanwhile. */
const AT_ONCE = 2;

interface QueueParts {
  /** Stores a picture and answers its address. */
  send: (
    job: UploadJob,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<string>;
  /** Puts a stored picture onto the page. */
  place: (job: UploadJob, url: string) => void;
}

interface UploadListener {
  onStored: () => void;
  /** Tells the owner and answers what was told. */
  onFailed: (error: unknown) => string;
}

export interface UploadQueue
  extends Pick<PictureUploads, 'subscribe' | 'list' | 'start' | 'cancel' | 'retry'> {
  /** Uploads of photos that will be in a gallery. */
  countPhotos: () => number;
  isBusy: () => boolean;
  /** Waits until nothing is under way any more; true when all that was is on the page or was called off. */
  whenIdle: () => Promise<boolean>;
  cancelAll: () => void;
  /** Who tells the owner; until the function that is answered is called. */
  tell: (listener: UploadListener) => () => void;
}

const none: readonly PictureUpload[] = [];

/** The files that an owner has chosen, on their way onto the page. */
export function createUploadQueue({ send, place }: QueueParts): UploadQueue {
  let jobs: readonly UploadJob[] = [];
  let lists = new Map<string, UploadJob[]>();
  let lastId = 0;
  let teller: UploadListener | null = null;
  const calls = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadJob[]) => {
    jobs = next;
    lists = groupBySection(jobs);
    for (const listener of [...listeners]) listener();
  };
  const change = (id: string, changes: Partial<UploadJob>) =>
    set(jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)));

  async function run(job: UploadJob): Promise<void> {
    const call = new AbortController();
    calls.set(job.id, call);
    change(job.id, { status: 'sending', part: 0, message: undefined });
    try {
      const options = { signal: call.signal, onProgress: (part: number) => change(job.id, { part }) };
      change(job.id, { status: 'stored', part: 1, url: await send(job, options) });
    } catch (error) {
      if (!call.signal.aborted) fail(job.id, error);
    } finally {
      calls.delete(job.id);
      settle(job.sectionId);
    }
  }

  /** It has failed before the owner is told: who cannot be told holds up nothing. */
  function fail(id: string, error: unknown): void {
    change(id, { status: 'failed' });
    change(id, { message: teller?.onFailed(error) });
  }

  /** Puts what is ready onto the page and lets the next ones go. */
  function settle(sectionId: string): void {
    const [ready] = findPlaceable(lists.get(sectionId) ?? []);
    if (!ready) {
      sendNext();
      return;
    }
    set(jobs.filter(({ id }) => id !== ready.id));
    try {
      place(ready, ready.url ?? '');
      teller?.onStored();
    } finally {
      settle(sectionId);
    }
  }

  function sendNext(): void {
    for (const job of jobs) {
      if (calls.size >= AT_ONCE) return;
      if (job.status === 'waiting') void run(job);
    }
  }

  function cancel(id: string): void {
    const job = jobs.find((candidate) => candidate.id === id);
    if (!job) return;
    set(jobs.filter((other) => other !== job));
    calls.get(id)?.abort();
    settle(job.sectionId);
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isBusy = () => jobs.some(isUnderWay);

  return {
    subscribe,
    list: (sectionId) => lists.get(sectionId) ?? none,
    start({ files, ...request }: UploadRequest) {
      const added = files.map((file): UploadJob => {
        lastId += 1;
        return { ...request, file, id: `upload-${lastId}`, fileName: file.name, status: 'waiting', part: 0 };
      });
      set([...jobs, ...added]);
      settle(request.sectionId);
    },
    cancel,
    cancelAll() {
      for (const { id } of jobs.toReversed()) cancel(id);
    },
    retry(id) {
      const job = jobs.find((candidate) => candidate.id === id && candidate.status === 'failed');
      if (!job) return;
      change(id, { status: 'waiting', part: 0, message: undefined });
      settle(job.sectionId);
    },
    countPhotos: () => jobs.filter((job) => job.kind === 'photo' && isUnderWay(job)).length,
    isBusy,
    async whenIdle() {
      const awaited = jobs.filter(isUnderWay).map(({ id }) => id);
      await new Promise<void>((resolve) => {
        const look = () => {
          if (isBusy()) return;
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

function groupBySection(jobs: readonly UploadJob[]): Map<string, UploadJob[]> {
  const lists = new Map<string, UploadJob[]>();
  for (const job of jobs) lists.set(job.sectionId, [...(lists.get(job.sectionId) ?? []), job]);
  return lists;
}
