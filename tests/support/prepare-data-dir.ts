import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '@/server/db/client';
import { openPglite } from '@/server/db/open-pglite';

/** A data folder for a product that is started on it; `fill` writes what no call lets anybody write. */
export async function prepareDataDir(fill: (database: DatabaseHandle) => Promise<void>): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'verandly-test-data-'));
  const database = await openPglite(dataDir, (error) => {
    throw error;
  });
  await fill(database);
  await database.close();
  return dataDir;
}
