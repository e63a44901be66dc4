import { rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, release } from 'node:os';
import path from 'node:path';
import { openPostgres } from '@/server/db/open-postgres';
import type { DatabaseHandle } from '@/server/kernel/database';
import { fillDataDir } from '../support/fill-data-dir';
import { createDataDir } from '../support/new-data-dir';
import { createDatabase } from '../support/postgres-database';
import { openPostgresServer } from '../support/postgres-server';
import { fillLists, measureAdminLists } from './admin-lists';
import { measureColdPages } from './cold-pages';
import { measureEditor } from './editor';
import { measureFirstVisits } from './first-visit';
import { fillMonth, measureFreeTimes } from './free-times';
import { measureManyWebsites, measureZipf } from './many-websites';
import { measureNeighboursOnPglite, measureNeighboursOnPostgres } from './neighbours';
import { measureServing } from './serving';
import { measureSlowVisits } from './slow-visits';
import { measureStandbyWrites } from './standby-writes';
import { measureStart } from './start-time';
import { type MeasuredProduct, measureVisitorWrites } from './visitor-writes';

const PARTS: Record<string, () => Promise<void>> = {
  serving: () => measureServing('PGlite', {}),
  'serving-postgres': () => runOnPostgres((url) => measureServing('PostgreSQL', { DATABASE_URL: url })),
  'cold-pages': () => measureColdPages(listOnPglite()),
  writes: () => measureVisitorWrites('PGlite', listOnPglite()),
  'writes-postgres': () => runOnPostgres(measureWritesOnPostgres, { isDurable: true }),
  'writes-standby': measureStandbyWrites,
  lists: () => runOnFilledPglite(fillLists, measureAdminLists),
  'lists-postgres': () => runOnFilledPostgres(fillLists, measureAdminLists),
  'free-times': () => runOnFilledPglite(fillMonth, measureFreeTimes),
  'free-times-postgres': () => runOnFilledPostgres(fillMonth, measureFreeTimes),
  neighbours: measureNeighboursOnPglite,
  'neighbours-postgres': () => runOnPostgres(measureNeighboursOnPostgres),
  zipf: () => runOnPostgres(measureZipf),
  'many-websites': () => runOnPostgres(measureManyWebsites),
  'first-visits': measureFirstVisits,
  'slow-visits': measureSlowVisits,
  editor: measureEditor,
  start: measureStart,
};

/** Runs the named parts, or all, one after the other, and prints a table of each. */
export async function bench(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !PARTS[name]);
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  }
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${process.platform} ${release()}; load before the run ${load}`,
  );
  for (const [name, measure] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(name)) await measure();
  }
}

/**
 * Names the built server of another checkout, in the folder of `BENCH_BESIDE`: cold pages and writes are measured
 * beside it.
 */
const BESIDE = process.env.BENCH_BESIDE && path.resolve(process.env.BENCH_BESIDE, 'dist/server/main.js');

/** Lists this version on PGlite, after the other checkout's if there is one. */
const listOnPglite = (): Record<string, MeasuredProduct> => {
  const here = { variables: {} };
  return BESIDE ? { there: { main: BESIDE, variables: {} }, here } : { '': here };
};

async function measureWritesOnPostgres(url: string): Promise<void> {
  const here = { variables: { DATABASE_URL: url } };
  if (!BESIDE) return measureVisitorWrites('PostgreSQL', { '': here });
  const database = await createDatabase(url);
  const there = { main: BESIDE, variables: { DATABASE_URL: database.url } };
  await measureVisitorWrites('PostgreSQL', { there, here });
  await database.drop();
}

type Fill = (database: DatabaseHandle) => Promise<void>;
type Measure = (databaseName: string, variables: Record<string, string>) => Promise<void>;

async function runOnFilledPglite(fill: Fill, measure: Measure): Promise<void> {
  const dataDir = await createDataDir();
  try {
    await fillDataDir(dataDir, fill);
    await measure('PGlite', { DATA_DIR: dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runOnFilledPostgres(fill: Fill, measure: Measure): Promise<void> {
  await runOnPostgres(async (url) => {
    const database = await openPostgres({ url }, (error) => {
      throw error;
    });
    await fill(database);
    await database.close();
    await measure('PostgreSQL', { DATABASE_URL: url });
  });
}

async function runOnPostgres(
  measure: (databaseUrl: string) => Promise<void>,
  options?: { isDurable: boolean },
): Promise<void> {
  const server = await openPostgresServer(options);
  try {
    const database = await createDatabase(server.url);
    await measure(database.url);
    await database.drop();
  } finally {
    await server.stop();
  }
}
