import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openPostgres } from '@/server/db/open-postgres';
import { users } from '@/server/db/tables/users';
import type { DatabaseHandle } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';
import { freePort } from '../support/free-port';
import { startProduct } from '../support/running-product';
import { addSignedInOwner } from '../support/signed-in-owner';
import { logIn } from './owner';
import { printTable, verdict } from './print-table';
import { median } from './quantile';
import { type Call, timeCalls } from './time-calls';

/** Every time at the large size may be so many times that at the small one. */
const AIM = 1.2;
/** Of what has to read something of every website. */
const AIM_OF_ALL = 10;
const SMALL = 1_000;
const LARGE = 1_000_000;
const CALLS = 200;

const ZIPF_WEBSITES = 100_000;
const CONNECTIONS = 50;
const SECONDS = 10;

const NICKNAME = 'bench';

const slugOf = (number: number) => `site-${number}`;

/** One small page, one revision and one owner for each website; their numbers begin with 1. */
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

/** A database that has grown to this over months is tidied and written out, too. */
async function tidy(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  const upkeep = `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'`;
  while ((await client.query(upkeep)).rowCount !== 0) await pause(1_000);
  await client.end();
}

/** Returns how large the database is then, in megabytes. */
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

interface Times {
  'start, s': number;
  'cold page, ms': number;
  'save, ms': number;
  "one owner's dashboard, ms": number;
  'first sitemap, ms': number;
  'first platform stats, ms': number;
}

const isOfAll = (name: string) => /sitemap|stats/.test(name);

/** Medians of single calls, one after the other, on a product that has just started. */
async function measureTimes(databaseUrl: string, count: number): Promise<Times> {
  const started = performance.now();
  const product = await startProduct({ DATABASE_URL: databaseUrl });
  const startSeconds = (performance.now() - started) / 1000;
  try {
    const time = async (path: string, init: RequestInit = {}) => {
      const begun = performance.now();
      const answer = await fetch(product.url + path, init);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - begun;
    };
    const sitemap = await time('/sitemap.xml');
    const stats = await time('/api/platform-stats');
    const cold: number[] = [];
    // Far apart, so that each is a page of its own that nobody has asked for.
    for (let call = 1; call <= CALLS; call += 1)
      cold.push(
        await time(`/${slugOf(Math.ceil((call * count) / CALLS))}`, { headers: { 'accept-encoding': 'br' } }),
      );
    const cookie = await logIn(product.url, `${NICKNAME}@example.com`, 'secret-1');
    const headers = { cookie, 'content-type': 'application/json' };
    const website = JSON.stringify({ title: 'Bench', slug: 'bench', isPublished: true });
    const created = await fetch(`${product.url}/api/websites`, { method: 'POST', headers, body: website });
    const { id } = await created.json();
    const saves: number[] = [];
    const dashboards: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const body = JSON.stringify({ description: `Save ${call}` });
      saves.push(await time(`/api/websites/${id}`, { method: 'PUT', headers, body }));
      dashboards.push(await time('/api/websites', { headers }));
    }
    return {
      'start, s': startSeconds,
      'cold page, ms': median(cold),
      'save, ms': median(saves),
      "one owner's dashboard, ms": median(dashboards),
      'first sitemap, ms': sitemap,
      'first platform stats, ms': stats,
    };
  } finally {
    await product.stop();
  }
}

/** Measures how the product on PostgreSQL stands a million websites, beside a thousand. */
export async function measureManyWebsites(
  withDatabase: (measure: (url: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const times: Times[] = [];
  const sizes: number[] = [];
  for (const count of [SMALL, LARGE]) {
    await withDatabase(async (url) => {
      sizes.push(await fill(url, count));
      times.push(await measureTimes(url, count));
    });
  }
  const [small, large] = times;
  if (!small || !large) return;
  const rows = Object.entries(small).map(([name, before]) => {
    const after = large[name as keyof Times];
    const aim = isOfAll(name) ? AIM_OF_ALL : AIM;
    return {
      what: name,
      [SMALL.toLocaleString('en')]: before.toFixed(1),
      [LARGE.toLocaleString('en')]: after.toFixed(1),
      ratio: (after / before).toFixed(2),
      aim: `${aim}: ${verdict(after / before <= aim)}`,
    };
  });
  const [smallSize, largeSize] = sizes.map((megabytes) => megabytes.toFixed(0));
  printTable(
    `The product on PostgreSQL with so many websites, which take ${smallSize} and ${largeSize} MB of the database`,
    rows,
  );
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

/** Measures how many pages of 100,000 websites a second go out when some are asked for much oftener than others. */
export async function measureZipf(databaseUrl: string): Promise<void> {
  await fill(databaseUrl, ZIPF_WEBSITES);
  const metricsPort = await freePort();
  const product = await startProduct({ DATABASE_URL: databaseUrl, METRICS_PORT: String(metricsPort) });
  try {
    const next = createZipf(ZIPF_WEBSITES);
    const nextCall = (): Call => ({
      method: 'GET',
      path: `/${slugOf(next())}`,
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
