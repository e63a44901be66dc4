import type { DatabaseHandle } from '../kernel/database';
import { reasonOf } from '../kernel/describe-failure';
import type { DiskRoom } from '../kernel/disk-room';
import type { Config } from '../settings/config';
import { MIGRATIONS_FOLDER } from './migrate';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

/**
 * Opens what the configuration names and brings its tables up to date, or as far as the migrations of another folder
 * go; null leaves them as they are.
 */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
  migrationsFolder: string | null = MIGRATIONS_FOLDER,
  room?: DiskRoom,
): Promise<DatabaseHandle> {
  if (databaseUrl) return openPostgres(databaseUrl, log, undefined, migrationsFolder);
  return openPglite(
    dataDir,
    (error) => log(`The database failed: ${reasonOf(error)}`),
    migrationsFolder,
    room,
  );
}
