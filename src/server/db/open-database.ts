import type { Config } from '../config';
import type { DatabaseHandle } from './client';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

/** Opens what the configuration names and brings its tables up to date. */
export function openDatabase(config: Config, onError: (error: Error) => void): Promise<DatabaseHandle> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, onError) : openPglite(config.dataDir, onError);
}
