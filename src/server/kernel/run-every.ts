import type { FastifyInstance } from 'fastify';
import { isHeldUp, isUnavailable } from './database-errors';

export interface PeriodicTask {
  /** People who run the server know the task by this name, for example `visitor-cleanup`. */
  name: string;
  everyMs: number;
  /** The signal says that the server closes, or that another process has taken the task over. */
  run: (signal: AbortSignal) => Promise<void>;
  /** This is logged when a run fails; the next one tries again. */
  complaint: string;
  /** Each process does it for itself, because it is about its own memory or its own folder. */
  isOfEachProcess?: boolean;
}

/** Decides which of several processes runs a task that they share. */
export interface JobGuard {
  /**
   * Runs a task if it is due and nobody else runs it, and returns true then; false also while nobody can tell. Rejects
   * when the run does.
   */
  runAlone(task: Pick<PeriodicTask, 'name' | 'everyMs' | 'run'>, closing: AbortSignal): Promise<boolean>;
}

/** Leaves all tasks that processes share to the others. */
export const NO_JOBS: JobGuard = { runAlone: async () => false };

/** The results of a periodic task are counted from the start of this process. */
export interface JobRuns {
  everyMs: number;
  done: number;
  failed: number;
  /** Sums the time that all runs took. */
  seconds: number;
}

interface JobsOfApp {
  runs: Map<string, JobRuns>;
  guard: JobGuard | null;
}

const jobsOfApps = new WeakMap<FastifyInstance, JobsOfApp>();

function getJobs(app: FastifyInstance): JobsOfApp {
  const known = jobsOfApps.get(app) ?? { runs: new Map(), guard: null };
  jobsOfApps.set(app, known);
  return known;
}

/** Returns what became of each periodic task of a server, by name. */
export function listJobRuns(app: FastifyInstance): ReadonlyMap<string, JobRuns> {
  return getJobs(app).runs;
}

/** Lets a server share its tasks with other processes; without a guard it is the only one and runs each. */
export function shareJobs(app: FastifyInstance, guard: JobGuard | null): void {
  getJobs(app).guard = guard;
}

/** A task that is shared is polled this often, so that one of a dead process goes on soon. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Runs a task when the server begins to listen and again after each interval, never twice at once; closing waits for
 * it. Where several processes share the task, one of them runs it when it is due.
 */
export function runEvery(app: FastifyInstance, task: PeriodicTask): void {
  const { name, everyMs, run, complaint, isOfEachProcess = false } = task;
  const runs: JobRuns = { everyMs, done: 0, failed: 0, seconds: 0 };
  getJobs(app).runs.set(name, runs);
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const getGuard = () => (isOfEachProcess ? null : getJobs(app).guard);
  const runOnce = async () => {
    const start = performance.now();
    const guard = getGuard();
    try {
      if (!guard) await run(closing.signal);
      else if (!(await guard.runAlone(task, closing.signal))) return;
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
    timer = setInterval(start, getGuard() ? Math.min(everyMs, POLL_INTERVAL_MS) : everyMs).unref();
    start();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}

/**
 * Runs a step of a periodic task for each item in turn, until the server closes. An item that fails does not hold up the
 * others; when they are done, an AggregateError holds the failures. Throws at once while the database is away, because the
 * others would only fail as well.
 */
export async function runForEach<Item>(
  items: Iterable<Item>,
  signal: AbortSignal | undefined,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (signal?.aborted) break;
    await run(item).catch((error: unknown) => {
      if (isUnavailable(error) && !isHeldUp(error)) throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of them failed.`);
}

const SOONEST_MS = 1000;
const LATEST_MS = 4000;

/** Puts work off; a failure goes to `fail`, because nobody waits for it. */
export type DoLater = (work: () => Promise<void>, fail: (error: unknown) => void) => void;

/**
 * Lets a server do work at some moment of the next seconds, so that the time of another call does not tell anybody what
 * was done. What is still due when the server closes is done then.
 */
export function createDoLater(app: FastifyInstance): DoLater {
  const due = new Map<NodeJS.Timeout, () => Promise<void>>();
  const running = new Set<Promise<void>>();
  const start = (timer: NodeJS.Timeout) => {
    const work = due.get(timer);
    clearTimeout(timer);
    due.delete(timer);
    if (!work) return;
    const run = work().finally(() => running.delete(run));
    running.add(run);
  };
  app.addHook('onClose', async () => {
    for (const timer of due.keys()) start(timer);
    await Promise.all(running);
  });
  return (work, fail) => {
    const delay = SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS);
    const timer = setTimeout(() => start(timer), delay).unref();
    due.set(timer, () => work().catch(fail));
  };
}
