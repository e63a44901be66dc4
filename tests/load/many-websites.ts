import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openPostgres } from '@/server/db/open-postgres';
import { users } from '@/server/db/tables/users';
import type { DatabaseHandle } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';
import { getFreePort } from '../support/free-port';
import { createDatabase } from '../support/postgres-database';
import { type RunningProduct, startProduct } from '../support/running-product';
import { addSignedInOwner } from '../support/signed-in-owner';
import { logIn } from './owner';
import { formatVerdict, printTable } from './print-table';
import { getMedian } from './quantile';
import { type Call, timeCalls } from './time-calls';

/** A time at the large size may be at most so many times the time at the small one. */
const AIM = 1.2;
/** This aim is for calls that have to read something of every website. */
const AIM_OF_ALL = 10;
const SMALL = 1_000;
const LARGE = 1_000_000;
const CALLS = 200;

const ZIPF_WEBSITES = 100_000;
const CONNECTIONS = 50;
const SECONDS = 10;

const NICKNAME = 'bench';

const getSlug = (number: number) => `site-${number}`;

/** Adds so many websites, each with one small page, one revision and one owner; their numbers begin with 1. */
async function fillWebsites({ db }: DatabaseHandle, count: number): Promise<void> {
  const now = systemClock.now().toISOString();
  const sections = ['heading', 'description', 'contact-info'].map((type, order) => ({
    id: `${type}-${order}`,
    type,
    title: 'Salón',
    content:
      type === 'description'
        ? { text: 'Our bread rises for a whole night, which is why it keeps for a week. '.repeat(6) }
        : type === 'heading'
          ? { text: 'Bread and cakes', level: 2 }
          : { phone: '+421 900 000 123', address: 'Lipová 12, 040 01 Košice' },
    order,
  }));
  const page = JSON.stringify({ sections });
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL synchronous_commit = off`);
    await tx.execute(sql`
      INSERT INTO users (nickname, nickname_key, email, password_hash, subscription_tier, created_at, updated_at)
      SELECT 'owner' || n, 'owner' || n, 'owner' || n || '@example.com', '', 'premium', ${now}, ${now}
      FROM generate_series(1, ${count}::int) AS n`);
    await tx.execute(sql`
      INSERT INTO websites (user_id, title, slug, page_data, is_published, published_at, created_at, updated_at)
      SELECT id, 'Salón', 'site-' || substr(nickname, 6), ${page}::jsonb, true, ${now}, ${now}, ${now}
      FROM users WHERE nickname LIKE 'owner%'`);
    await tx.execute(sql`
      INSERT INTO website_revisions (website_id, version, description, page_data, created_at)
      SELECT id, 1, '', page_data, ${now} FROM websites`);
  });
}

/** Vacuums and writes out the database, as happens to one that has grown over months. */
async function tidy(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  const upkeep = `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'`;
  while ((await client.query(upkeep)).rowCount !== 0) await pause(1_000);
  await client.end();
}

/** Adds the websites and an owner; returns the size of the database in megabytes. */
async function fill(databaseUrl: string, count: number): Promise<number> {
  const database = await openPostgres({ url: databaseUrl }, (error) => {
    throw error;
  });
  await fillWebsites(database, count);
  await addSignedInOwner({ database, clock: systemClock }, NICKNAME);
  const bytes = sql<string>`pg_database_size(current_database())`;
  const [size] = await database.db.select({ bytes }).from(users).limit(1);
  await database.close();
  await tidy(databaseUrl);
  return Number(size?.bytes) / 1e6;
}

/** Holds a product with so many websites, one of which belongs to its signed-in owner. */
interface Measured {
  count: number;
  product: RunningProduct;
  startMs: number;
  headers: Record<string, string>;
  ownId: number;
}

async function time({ product }: Measured, path: string, init: RequestInit = {}): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(product.url + path, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - begun;
}

async function start(databaseUrl: string, count: number): Promise<Measured> {
  const begun = performance.now();
  const product = await startProduct({ DATABASE_URL: databaseUrl });
  const startMs = performance.now() - begun;
  const cookie = await logIn(product.url, `${NICKNAME}@example.com`, 'secret-1');
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Bench', slug: 'bench', isPublished: true });
  const created = await fetch(`${product.url}/api/websites`, { method: 'POST', headers, body });
  const { id: ownId } = await created.json();
  return { count, product, startMs, headers, ownId };
}

const readSitemap = (measured: Measured) => time(measured, '/sitemap.xml');
const readStats = (measured: Measured) => time(measured, '/api/platform-stats');
/** The numbers lie far apart, so that each call reads a page that nobody has asked for before. */
const readPage = (measured: Measured, call: number) =>
  time(measured, `/${getSlug(Math.ceil((call * measured.count) / CALLS))}`, {
    headers: { 'accept-encoding': 'br' },
  });
const save = (measured: Measured, call: number) => {
  const { headers, ownId } = measured;
  const body = JSON.stringify({ description: `Save ${call}` });
  return time(measured, `/api/websites/${ownId}`, { method: 'PUT', headers, body });
};
const readDashboard = (measured: Measured) => time(measured, '/api/websites', { headers: measured.headers });

/** Makes each call on the small product and on the large one in turn, so that other work of the machine slows both. */
async function timeInTurn(
  pair: readonly Measured[],
  call: (measured: Measured, number: number) => Promise<number>,
  calls: number,
): Promise<number[]> {
  const seen = pair.map((): number[] => []);
  for (let number = 1; number <= calls; number += 1)
    for (const [at, measured] of pair.entries()) seen[at]?.push(await call(measured, number));
  return seen.map(getMedian);
}

/** Measures how well the product on PostgreSQL copes with a million websites, compared with a thousand. */
export async function measureManyWebsites(serverUrl: string): Promise<void> {
  const sizes: string[] = [];
  const pair: Measured[] = [];
  try {
    for (const count of [SMALL, LARGE]) {
      const { url } = await createDatabase(serverUrl);
      sizes.push((await fill(url, count)).toFixed(0));
      pair.push(await start(url, count));
    }
    const rows = [
      ['start', pair.map(({ startMs }) => startMs), AIM],
      ['cold page', await timeInTurn(pair, readPage, CALLS), AIM],
      ['save', await timeInTurn(pair, save, CALLS), AIM],
      ["one owner's dashboard", await timeInTurn(pair, readDashboard, CALLS), AIM],
      ['first sitemap', await timeInTurn(pair, readSitemap, 1), AIM_OF_ALL],
      ['first platform stats', await timeInTurn(pair, readStats, 1), AIM_OF_ALL],
    ] as const;
    printTable(
      `The product on PostgreSQL with so many websites, which take ${sizes.join(' and ')} MB of the database; ms`,
      rows.map(([what, [before = 0, after = 0], aim]) => ({
        what,
        [SMALL.toLocaleString('en')]: before.toFixed(1),
        [LARGE.toLocaleString('en')]: after.toFixed(1),
        ratio: (after / before).toFixed(2),
        aim: `${aim}: ${formatVerdict(after / before <= aim)}`,
      })),
    );
  } finally {
    for (const { product } of pair) await product.stop();
  }
}

/** Draws the number of a website by Zipf's law: the second is asked for half as often as the first, and so on. */
function createZipf(count: number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) {
    sum += 1 / rank;
    sums[rank - 1] = sum;
  }
  return () => {
    const at = Math.random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** Measures how many pages of 100,000 websites are sent per second when some are asked for much more often than others. */
export async function measureZipf(databaseUrl: string): Promise<void> {
  await fill(databaseUrl, ZIPF_WEBSITES);
  const metricsPort = await getFreePort();
  const product = await startProduct({ DATABASE_URL: databaseUrl, METRICS_PORT: String(metricsPort) });
  try {
    const next = createZipf(ZIPF_WEBSITES);
    const nextCall = (): Call => ({
      method: 'GET',
      path: `/${getSlug(next())}`,
      headers: { 'accept-encoding': 'br' },
    });
    const rows = [];
    for (const round of ['the first ten seconds', 'the next ten seconds', 'ten more']) {
      const before = await readPages(metricsPort);
      const { perSecond, medianMs, p99Ms } = await timeCalls(product.url, nextCall, CONNECTIONS, SECONDS);
      const after = await readPages(metricsPort);
      const renders = after.renders - before.renders;
      const hits = after.hits - before.hits;
      rows.push({
        when: round,
        'pages a second': Math.round(perSecond),
        'from memory': `${((100 * hits) / (hits + renders)).toFixed(1)} %`,
        'renders a second': Math.round(renders / SECONDS),
        'median ms': medianMs.toFixed(1),
        'p99 ms': p99Ms.toFixed(1),
      });
    }
    printTable(
      `Pages of ${ZIPF_WEBSITES.toLocaleString('en')} websites by Zipf's law: ${CONNECTIONS} connections`,
      rows,
    );
  } finally {
    await product.stop();
  }
}

async function readPages(metricsPort: number): Promise<{ hits: number; renders: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { hits: read('verandly_page_cache_hits_total'), renders: read('verandly_page_renders_total') };
}
