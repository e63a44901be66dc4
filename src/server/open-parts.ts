import path from 'node:path';
import type { ServerParts } from './build-server';
import type { Config } from './config';
import { openDatabase } from './db/open-database';
import { systemClock } from './ports/clock/clock';
import { createDiskFileStore } from './ports/file-store/disk-file-store';
import { sessionSecret } from './session-secret';

/** Opens all that a server of this configuration stands on, but for the built client. */
export async function openParts(config: Config): Promise<Omit<ServerParts, 'assets'>> {
  const database = await openDatabase(config, (error) =>
    console.error('The database connection failed:', error.message),
  );
  return {
    database,
    config,
    sessionSecret: await sessionSecret(config),
    clock: systemClock,
    files: await createDiskFileStore(path.join(config.dataDir, 'uploads')),
  };
}
