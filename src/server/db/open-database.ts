import type { Config } from '../config';
import { reasonOf } from '../describe-failure';
import type { DatabaseHandle } from './client';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

/** Opens what the configuration names and brings its tables up to date. */
export function openDatabase(config: Config, log: (message: string) => void): Promise<DatabaseHandle> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, log);
  return openPglite(config.dataDir, (error) => log(`The database failed: ${reasonOf(error)}`));
}
