import { rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, release } from 'node:os';
import { openPostgres } from '@/server/db/open-postgres';
import { fillDataDir } from '../support/fill-data-dir';
import { newDataDir } from '../support/new-data-dir';
import { createDatabase } from '../support/postgres-database';
import { openPostgresServer } from '../support/postgres-server';
import { fillLists, measureAdminLists } from './admin-lists';
import { measureEditor } from './editor';
import { measureFirstVisits } from './first-visit';
import { measureServing } from './serving';
import { measureStart } from './start-time';
import { measureVisitorWrites } from './visitor-writes';

/** Runs every row, one after the other, and prints a table of each. */
export async function bench(): Promise<void> {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${process.platform} ${release()}; load before the run ${load}`,
  );
  await measureServing('PGlite', {});
  await onPostgres((url) => measureServing('PostgreSQL', { DATABASE_URL: url }));
  await measureVisitorWrites('PGlite', {});
  await onPostgres((url) => measureVisitorWrites('PostgreSQL', { DATABASE_URL: url }));
  await measureListsOnPglite();
  await onPostgres(measureListsOnPostgres);
  await measureFirstVisits();
  await measureEditor();
  await measureStart();
}

async function measureListsOnPglite(): Promise<void> {
  const dataDir = await newDataDir();
  try {
    await fillDataDir(dataDir, fillLists);
    await measureAdminLists('PGlite', { DATA_DIR: dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureListsOnPostgres(url: string): Promise<void> {
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  await fillLists(database);
  await database.close();
  await measureAdminLists('PostgreSQL', { DATABASE_URL: url });
}

async function onPostgres(measure: (databaseUrl: string) => Promise<void>): Promise<void> {
  const server = await openPostgresServer();
  try {
    const database = await createDatabase(server.url);
    await measure(database.url);
    await database.drop();
  } finally {
    await server.stop();
  }
}
