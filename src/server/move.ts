import { PRIVATE_UMASK } from './kernel/data-dir';
import { getFailureReason } from './kernel/describe-failure';
import { describeLocation, listNextSteps, parseTarget } from './move/locations';
import { moveData } from './move/move-data';
import { createProgress, formatRows } from './move/progress-line';
import { readConfig } from './settings/config';

const INTERRUPTED = 'Interrupted: the target is empty as before, and the move can be started again.';
const END_WITHIN_MS = 10_000;

/** Copies everything from the place that the configuration names into another one. */
async function run(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const read = readConfig();
  // A move holds locks, which a pooler gives to nobody.
  const config = { ...read, databaseUrl: read.databaseDirectUrl ?? read.databaseUrl };
  const target = parseTarget(process.argv[2], config);
  const progress = createProgress(process.stderr);
  const { signal } = abortOnSignal();
  const { rows, tables, files } = await moveData(config, target, {
    signal,
    onRows: progress.onRows,
    log: console.error,
  }).finally(progress.end);
  const withFiles = files > 0 ? ` and ${files} files` : '';
  const steps = listNextSteps(config, target).map((step, index) => `  ${index + 1}. ${step}\n`);
  process.stdout.write(
    `Moved ${formatRows(rows)} rows of ${tables} tables${withFiles} from ${describeLocation(config)} into ${describeLocation(target)}; ` +
      `all were read back and are the same. What to do now:\n${steps.join('')}`,
  );
}

/** A terminal and npm may both send the signal, so the second one says nothing new. */
function abortOnSignal(): AbortController {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      stopping.abort(new Error(INTERRUPTED));
      // A server that does not answer is not waited for: it forgets the transaction by itself.
      setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    });
  return stopping;
}

run().catch((error: Error) => {
  // A failed statement repeats the rows that it was to write.
  console.error(getFailureReason(error));
  process.exit(1);
});
