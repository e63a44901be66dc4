import { url as debuggerUrl } from 'node:inspector';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** The script stands beside this file in the sources, and beside the bundle in a build. */
const THREAD = path.join(import.meta.dirname, 'watchdog-thread.mjs');
const BEAT_EVERY_MS = 1_000;
const MOST_SILENCE_SECONDS = 15;
/** Some statements of the database's upkeep take long on purpose, and hold the one thread meanwhile. */
const PATIENT_SECONDS = 300;
const FOR_EVER = 2 ** 31 - 1;

let patience = 0;
let sharePatience: () => void = () => undefined;

/** Ends this process by SIGKILL when its thread stands still for this long; a debugger may hold it. */
export function startWatchdog(mostSilenceSeconds = MOST_SILENCE_SECONDS): void {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  sharePatience = () => {
    const seconds = patience > 0 ? Math.max(PATIENT_SECONDS, mostSilenceSeconds) : mostSilenceSeconds;
    Atomics.store(shared, 1, debuggerUrl() ? FOR_EVER : seconds);
  };
  const beat = () => {
    sharePatience();
    Atomics.add(shared, 0, 1);
  };
  beat();
  setInterval(beat, BEAT_EVERY_MS).unref();
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  const thread = new Worker(THREAD, { workerData: shared, execArgv: [], resourceLimits: limits });
  thread.on('error', (error) => console.error('The watchdog has ended:', error.message));
  thread.unref();
}

/** Does work that may hold the thread for minutes. */
export async function withPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  patience += 1;
  sharePatience();
  try {
    return await work();
  } finally {
    patience -= 1;
    sharePatience();
  }
}
