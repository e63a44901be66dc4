import type { FastifyInstance } from 'fastify';

interface PeriodicTask {
  /** People who run the server know it by this name: `visitor-cleanup`. */
  name: string;
  everyMs: number;
  /** The signal says that the server closes. */
  run: (signal: AbortSignal) => Promise<void>;
  /** This is logged when a run fails; the next one tries again. */
  complaint: string;
}

/** The results of a periodic task are counted from the start of this process. */
export interface JobRuns {
  done: number;
  failed: number;
  /** All of them took so long together. */
  seconds: number;
}

const runsOfApps = new WeakMap<FastifyInstance, Map<string, JobRuns>>();

/** Returns what became of each periodic task of a server, by name. */
export function listJobRuns(app: FastifyInstance): ReadonlyMap<string, JobRuns> {
  return runsOfApps.get(app) ?? new Map();
}

/**
 * Runs a task when the server begins to listen and ever again after that, never twice at once; closing waits for it.
 */
export function runEvery(app: FastifyInstance, { name, everyMs, run, complaint }: PeriodicTask): void {
  const runs: JobRuns = { done: 0, failed: 0, seconds: 0 };
  runsOfApps.set(app, new Map(listJobRuns(app)).set(name, runs));
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const runOnce = async () => {
    const start = performance.now();
    try {
      await run(closing.signal);
      runs.done += 1;
    } catch (error) {
      runs.failed += 1;
      app.log.error({ err: error }, complaint);
    }
    runs.seconds += (performance.now() - start) / 1000;
  };
  const start = () => {
    running ??= runOnce().finally(() => {
      running = null;
    });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(start, everyMs).unref();
    start();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}

const SOONEST_MS = 1000;
const LATEST_MS = 4000;

/** Puts work off; a failure goes to `fail`, because nobody waits for it. */
export type DoLater = (work: () => Promise<void>, fail: (error: unknown) => void) => void;

/** Does work at some moment of the next seconds, so that nobody finds out by the time of another call what it was. */
export const doLater: DoLater = (work, fail) => {
  const delay = SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS);
  setTimeout(() => void work().catch(fail), delay).unref();
};
