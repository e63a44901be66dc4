import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { getDatabaseFolder } from '../kernel/data-dir';
import type { DatabaseHandle } from '../kernel/database';
import { getFailureReason } from '../kernel/describe-failure';
import type { DiskRoom } from '../kernel/disk-room';
import type { Config } from '../settings/config';
import { askInOneCall } from './ask-in-one-call';
import { lockDataDir } from './data-dir-lock';
import { DatabaseUpkeep } from './database-upkeep';
import { createLocalChannels } from './local-channels';
import { listMigrationsSince, MIGRATIONS_FOLDER } from './migrate';
import { openDatabaseFolder } from './open-database-folder';
import { openPostgres } from './open-postgres';

/** Says where the database is, as a part of the configuration. */
export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databasePool'>>;

/**
 * Opens the configured database and brings its tables up to date, or as far as the migrations of another folder go;
 * null leaves them as they are.
 */
export function openDatabase(
  { databaseUrl, databaseDirectUrl, databasePool, dataDir }: DatabaseSettings,
  log: (message: string) => void,
  migrationsFolder: string | null = MIGRATIONS_FOLDER,
  room?: DiskRoom,
): Promise<DatabaseHandle> {
  if (databaseUrl) {
    const location = { url: databaseUrl, directUrl: databaseDirectUrl, connections: databasePool };
    return openPostgres(location, log, undefined, migrationsFolder);
  }
  return openPglite(
    dataDir,
    (error) => log(`The database failed: ${getFailureReason(error)}`),
    migrationsFolder,
    room,
  );
}

/** Opens the PostgreSQL that runs inside this process, on a folder of `dataDir`. */
export async function openPglite(
  dataDir: string,
  onError: (error: Error) => void,
  migrationsFolder: string | null = MIGRATIONS_FOLDER,
  room?: DiskRoom,
): Promise<DatabaseHandle> {
  const lock = await lockDataDir(dataDir);
  try {
    const client = await openDatabaseFolder(getDatabaseFolder(dataDir), () => lock.assertHeld());
    const db = drizzle(askInOneCall(client));
    const listApplied = await listMigrationsSince(db);
    if (migrationsFolder !== null) await migrate(db, { migrationsFolder });
    const appliedMigrations = await listApplied();
    const upkeep = new DatabaseUpkeep(client, onError, room);
    upkeep.start();
    return {
      db,
      kind: 'pglite',
      appliedMigrations,
      countOtherServers: async () => 0,
      erase: () => upkeep.erase(),
      ...createLocalChannels(),
      async close() {
        await upkeep.stop();
        await client.exec('CHECKPOINT');
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
