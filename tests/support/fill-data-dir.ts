import { openPglite } from '@/server/db/open-database';
import type { DatabaseHandle } from '@/server/kernel/database';

/** Writes records that no call can write into the database of a product that is not running. */
export async function fillDataDir(
  dataDir: string,
  fill: (database: DatabaseHandle) => Promise<void>,
): Promise<void> {
  const database = await openPglite(dataDir, (error) => {
    throw error;
  });
  await fill(database);
  await database.close();
}
