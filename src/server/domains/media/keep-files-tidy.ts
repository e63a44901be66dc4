import { asc, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '@/core/day-ms';
import { uploads } from '../../db/tables/media';
import { runEvery } from '../../kernel/run-every';
import { removeStrayFiles } from './stray-files';
import { aDayAgo, type FileDeps, removeUnusedFiles } from './unused-files';

/**
 * The daily look: removes what nothing names of each owner's files, then what belongs to nobody. Several processes may
 * look at once: each upload is forgotten by one of them, and a file that is gone already can be removed again.
 */
export async function tidyFiles(deps: FileDeps, signal: AbortSignal): Promise<void> {
  const owners = await deps.db
    .selectDistinct({ id: uploads.userId })
    .from(uploads)
    .where(lt(uploads.createdAt, aDayAgo(deps)))
    .orderBy(asc(uploads.userId));
  for (const { id } of owners) {
    if (signal.aborted) return;
    await removeUnusedFiles(deps, id);
  }
  await removeStrayFiles(deps, signal);
}

/** Does so at the start and every day, as long as the server listens. */
export function keepFilesTidy(app: FastifyInstance, deps: FileDeps): void {
  runEvery(app, {
    everyMs: DAY_MS,
    run: (signal) => tidyFiles(deps, signal),
    complaint: 'Files that nothing shows wait for the next look',
  });
}
