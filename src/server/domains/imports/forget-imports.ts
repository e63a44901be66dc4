import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { IMPORT_BACK_DAYS, IMPORT_FILE_HOURS } from '@/core/imports';
import type { Deps } from '../../http/deps';
import { runEvery } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { forgetFiles, forgetImport } from './queries';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'publishEffects'>;

/**
 * Deletes files that were never imported, and imports that can no longer be taken back; their customers and bookings
 * stay.
 */
export async function forgetImports(deps: ForgetDeps, signal?: AbortSignal): Promise<void> {
  const subtractFromNow = (milliseconds: number) => new Date(deps.clock.now().getTime() - milliseconds);
  await inTransaction(deps, async (work) => {
    await forgetFiles(work.db, subtractFromNow(IMPORT_FILE_HOURS * HOUR_MS));
    work.rowsDeleted();
  });
  const forgetNext = () =>
    inTransaction(deps, ({ db }) => forgetImport(db, subtractFromNow(IMPORT_BACK_DAYS * DAY_MS)));
  while (!signal?.aborted && (await forgetNext()));
}

/** Runs at startup and then every hour until the server closes. */
export function startForgettingImports(app: FastifyInstance, deps: ForgetDeps): void {
  runEvery(app, {
    name: 'forget-imports',
    everyMs: HOUR_MS,
    run: (signal) => forgetImports(deps, signal),
    complaint: 'Files that owners have looked at are forgotten at the next try',
  });
}
