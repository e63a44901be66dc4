import type { FastifyInstance } from 'fastify';

interface PeriodicTask {
  everyMs: number;
  /** The signal says that the server closes. */
  run: (signal: AbortSignal) => Promise<void>;
  /** This is logged when a run fails; the next one tries again. */
  complaint: string;
}

/** Runs a task when the server begins to listen and ever again after that, never twice at once; closing waits for it. */
export function runEvery(app: FastifyInstance, { everyMs, run, complaint }: PeriodicTask): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const start = () => {
    running ??= run(closing.signal)
      .catch((error: unknown) => app.log.error({ err: error }, complaint))
      .finally(() => {
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
