import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseHandle } from './client';
import { lockDataDir } from './data-dir-lock';
import { MIGRATIONS_FOLDER } from './migrate';

const POSTGRES_MAJOR_VERSION = '18';
/** PGlite has no checkpointer of its own; without one its log grows and a start takes ever longer. */
const CHECKPOINT_EVERY_MS = 5 * 60_000;

/** Opens the PostgreSQL that runs inside this process; in memory when there is no folder. */
export async function openPglite(
  dataDir: string | null,
  onError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const unlock = dataDir === null ? null : await lockDataDir(dataDir);
  try {
    const folder = dataDir === null ? undefined : path.join(dataDir, 'database');
    if (folder) await assertVersion(folder);
    const client = await PGlite.create({ dataDir: folder, extensions: { btree_gist } });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    const checkpoints = setInterval(
      () => client.exec('CHECKPOINT').catch(onError),
      CHECKPOINT_EVERY_MS,
    ).unref();
    return {
      db,
      kind: 'pglite',
      async listen(channel, onPayload) {
        await client.listen(channel, onPayload);
      },
      async close() {
        clearInterval(checkpoints);
        await client.exec('CHECKPOINT');
        await client.close();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

async function assertVersion(folder: string): Promise<void> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null || version.trim() === POSTGRES_MAJOR_VERSION) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version.trim()}; this version reads ${POSTGRES_MAJOR_VERSION} only. ` +
      'Dump it with the version that made it and load the dump into a new DATA_DIR.',
  );
}
