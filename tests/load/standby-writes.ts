import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRedisAt } from '../drill/installation';
import { getDatabaseUrl, startPostgresPair } from '../drill/postgres-pair';
import { Processes } from '../drill/processes';
import { listMissingPrograms } from '../drill/programs';
import { getFreePort } from '../support/free-port';
import { createDatabase } from '../support/postgres-database';
import { formatVerdict, printTable } from './print-table';
import { getMedian } from './quantile';
import { measureCalls } from './visitor-writes';

/** Bookings that the database announces must reach this share of the rate of bookings that it does not announce. */
const AIM = 0.8;
const ROUNDS = 3;

/**
 * Measures bookings on PostgreSQL with a synchronous standby, announced to other processes by the database and, in turn,
 * by Redis, which takes the announcements off the database. It needs Debian's packages, as the drill does.
 */
export async function measureStandbyWrites(): Promise<void> {
  const missing = await listMissingPrograms();
  if (missing.length > 0) {
    console.log(`\nBookings with a standby are not measured: this machine has no ${missing.join(', ')}.`);
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'verandly-bench-standby-'));
  // PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const processes = new Processes(folder);
  try {
    const { primaryPort } = await startPostgresPair(processes, folder);
    const redisPort = await getFreePort();
    await startRedisAt(processes, folder, redisPort);
    const ways = {
      'by the database': {},
      'by Redis': { REDIS_URL: `redis://127.0.0.1:${redisPort}` },
    };
    const seen: Record<string, { perSecond: number; p99Ms: number }[]> = {};
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [way, settings] of Object.entries(ways)) {
        const database = await createDatabase(getDatabaseUrl(primaryPort, 'postgres'));
        const [bookings] = await measureCalls({ ...settings, DATABASE_URL: database.url }, ['bookings']);
        await database.drop();
        if (bookings) seen[way] = [...(seen[way] ?? []), bookings];
      }
    const rows = Object.entries(seen).map(([way, rounds]) => ({
      announced: way,
      perSecond: getMedian(rounds.map(({ perSecond }) => perSecond)),
      p99Ms: getMedian(rounds.map(({ p99Ms }) => p99Ms)),
    }));
    const ratio = (rows[0]?.perSecond ?? 0) / (rows[1]?.perSecond ?? 1);
    printTable(
      `Bookings of one website on PostgreSQL with a synchronous standby: ${ratio.toFixed(2)}, aim ${AIM}: ${formatVerdict(ratio >= AIM)}`,
      rows.map(({ announced, perSecond, p99Ms }) => ({
        announced,
        'per second': Math.round(perSecond),
        'p99 ms': p99Ms.toFixed(1),
      })),
    );
  } finally {
    await processes.endAll();
    await rm(folder, { recursive: true, force: true });
  }
}
