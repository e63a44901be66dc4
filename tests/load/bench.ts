import { availableParallelism, cpus, loadavg, release } from 'node:os';
import { createDatabase } from '../support/postgres-database';
import { openPostgresServer } from '../support/postgres-server';
import { measureEditor } from './editor';
import { measureFirstVisits } from './first-visit';
import { measureServing } from './serving';
import { measureStart } from './start-time';

/** Runs every row, one after the other, and prints a table of each. */
export async function bench(): Promise<void> {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${process.platform} ${release()}; load before the run ${load}`,
  );
  await measureServing('PGlite', {});
  await onPostgres((url) => measureServing('PostgreSQL', { DATABASE_URL: url }));
  await measureFirstVisits();
  await measureEditor();
  await measureStart();
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
