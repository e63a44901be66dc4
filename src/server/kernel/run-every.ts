import type { FastifyInstance } from 'fastify';

interface PeriodicTask {
  everyMs: number;
  /** The signal says that the server closes. */
  run: (signal: AbortSignal) => Promise<void>;
  /** What is logged when a run fails; the next one tries again. */
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
