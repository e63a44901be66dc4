import { strict as assert } from 'node:assert';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { MAX_PAGE_BYTES } from '@/contracts/page-data';
import { MAX_UPLOAD_BYTES } from '@/core/image-file';
import { openPostgres } from '@/server/db/open-postgres';
import { allowTime, type DatabaseHandle } from '@/server/kernel/database';
import { fillDataDir } from '../support/fill-data-dir';
import { createDataDir } from '../support/new-data-dir';
import { addShop } from '../support/order-book';
import { startProduct } from '../support/running-product';
import { compare, type Load, warmUp } from './compare-beside';
import { call, type Owner, type Place, send } from './place-calls';
import { formatVerdict, printTable } from './print-table';

/** Other owners may wait at most so many times as long as they do without the load. */
const MOST_TIMES = 10;

/** These owners have little, and work while others send much; each saves less often than its limit. */
const ORDINARY = 60;

/** These owners have much. */
const HEAVY = 50;
const MESSAGES_OF_EACH = 2_000;
const EXPORTS = 100;
const STREAMS = 500;
const UPLOADS = 24;
const SAVES = 16;
/** The product asks callers to wait ten times longer. With much shorter waits, the refusals alone would be the load. */
const WAIT_WHEN_REFUSED_MS = 1_000;

const LOADS: Record<string, Load> = {
  // Exports under way end by themselves: on a slow machine the first may take longer than the measurement.
  [`${EXPORTS} exports`]: (place, signal) =>
    repeat(EXPORTS, signal, (turn) => call(place, getHeavyOwner(place, turn), 'GET', '/api/account/export')),
  [`${STREAMS} streams of events`]: listenToAll,
  'huge pictures and logos': uploadHuge,
  'largest pages, drafts and previews': saveLargest,
};

/** Measures how long others wait beside heavy use, on PGlite, whose folder is filled before the product runs. */
export async function measureNeighboursOnPglite(): Promise<void> {
  const dataDir = await createDataDir();
  try {
    await fillDataDir(dataDir, fill);
    await measure('PGlite', { DATA_DIR: dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function measureNeighboursOnPostgres(url: string): Promise<void> {
  const handle = await openPostgres({ url }, console.error);
  await fill(handle);
  await handle.close();
  await measure('PostgreSQL', { DATABASE_URL: url });
}

/** Measures how long a page, a save and a message of others take beside heavy use, and without it in the same run. */
async function measure(databaseName: string, variables: Record<string, string>): Promise<void> {
  // Rate limits are a part of the result, so each person has an address of their own.
  const product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', ...variables });
  const rows = [];
  try {
    const file = await makeHugePicture();
    const place = { url: product.url, file, ...(await signAllIn(product.url)) };
    await warmUp(place);
    for (const [name, load] of Object.entries(LOADS)) {
      const { page, save, message, together, times, taken, refused } = await compare(place, load);
      rows.push({
        beside: name,
        'page ms': page,
        'save ms': save,
        'message ms': message,
        'all ms': together,
        times: times.toFixed(1),
        // A load of which no call was taken shows nothing.
        [`at most ${MOST_TIMES}`]: formatVerdict(taken > 0 && times <= MOST_TIMES),
        'of the load taken, refused': `${taken}, ${refused}`,
      });
    }
  } finally {
    await product.stop();
  }
  printTable(`99 of 100 calls of others take at most, without | beside, on ${databaseName}`, rows);
}

async function fill(database: DatabaseHandle): Promise<void> {
  for (let index = 0; index < ORDINARY; index += 1) await addShop(database, `ordinary-${index}`, []);
  for (let index = 0; index < HEAVY; index += 1) await addShop(database, `heavy-${index}`, []);
  await database.db.transaction(async (tx) => {
    await allowTime(tx);
    await tx.execute(sql`
      INSERT INTO contact_submissions (website_id, name, email, message, created_at)
      SELECT websites.id, 'Visitor ' || n, 'visitor@example.com', repeat('Máte voľno? ', 20), now()
      FROM websites, generate_series(1, ${sql.raw(String(MESSAGES_OF_EACH))}) AS n WHERE slug LIKE 'shop-heavy-%'`);
  });
  await database.db.execute(sql`
    UPDATE websites SET page_data = ${JSON.stringify(buildLargestPage('as it was'))}::jsonb WHERE slug LIKE 'shop-heavy-%'`);
}

/** Builds a page with as many sections and bytes as a page may hold. */
function buildLargestPage(word: string) {
  const content = { title: word, content: 'Our bread rises for a whole night. '.repeat(66) };
  const sections = Array.from({ length: 200 }, (_, order) => ({
    id: `article-${order}`,
    type: 'article',
    title: '',
    content,
    order,
  }));
  const page = { sections };
  assert.ok(JSON.stringify(page).length < MAX_PAGE_BYTES, 'The page is too large.');
  assert.ok(JSON.stringify(page).length > 0.9 * MAX_PAGE_BYTES, 'The page is not nearly the largest.');
  return page;
}

async function signAllIn(url: string): Promise<Pick<Place, 'ordinary' | 'heavy'>> {
  const signIn = async (nickname: string): Promise<Owner> => {
    const body = { email: `${nickname}@example.com`, password: 'secret-1' };
    const answer = await askUntilTaken(() => send(url, 'POST', '/api/login', { body }));
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const [website] = await (await askUntilTaken(() => send(url, 'GET', '/api/websites', { cookie }))).json();
    return { id: website.id, slug: website.slug, cookie };
  };
  const ordinary: Owner[] = [];
  const heavy: Owner[] = [];
  for (let index = 0; index < ORDINARY; index += 1) ordinary.push(await signIn(`ordinary-${index}`));
  for (let index = 0; index < HEAVY; index += 1) heavy.push(await signIn(`heavy-${index}`));
  return { ordinary, heavy };
}

/** A server that has just started may be busy with its start-up tasks. */
async function askUntilTaken(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (answer.ok) return answer;
    assert.ok(answer.status === 503 && attempt < 60, `${answer.status}: ${await answer.text()}`);
    await sleep(500);
  }
}

function listenToAll(place: Place, signal: AbortSignal) {
  return repeat(STREAMS, signal, async (turn, ended) => {
    const owner = getHeavyOwner(place, turn);
    const answer = await send(place.url, 'GET', `/api/websites/${owner.id}/events`, {
      cookie: owner.cookie,
      signal: ended,
    });
    // The stream goes on until it is broken off.
    await answer.arrayBuffer().catch(() => undefined);
    return answer.ok;
  });
}

/** Makes a picture with as many pixels as the product takes. */
async function makeHugePicture(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const picture = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#fff', noise } });
  const file = await picture.jpeg({ quality: 60 }).toBuffer();
  assert.ok(file.length < MAX_UPLOAD_BYTES, `The picture has ${file.length} bytes.`);
  return new Blob([new Uint8Array(file)], { type: 'image/jpeg' });
}

function uploadHuge(place: Place, signal: AbortSignal) {
  const { file } = place;
  return repeat(UPLOADS, signal, (turn, ended) => {
    const [path, field] = turn % 2 === 0 ? ['/api/upload', 'file'] : ['/api/upload/logo', 'logo'];
    const form = new FormData();
    form.append(field ?? '', file, 'huge.jpg');
    return call(place, getHeavyOwner(place, turn), 'POST', path ?? '', form, ended);
  });
}

function saveLargest(place: Place, signal: AbortSignal) {
  const pages = ['one', 'two', 'three'].map(buildLargestPage);
  return repeat(SAVES, signal, async (turn, ended) => {
    const owner = getHeavyOwner(place, turn);
    const pageData = pages[turn % pages.length];
    const send = (method: string, path: string, body?: unknown) =>
      call(place, owner, method, path, body, ended);
    if (turn % 3 === 0) return send('PUT', `/api/websites/${owner.id}`, { pageData });
    if (turn % 3 === 1) return send('GET', `/${owner.slug}?draft`);
    const draft = { description: '', logoUrl: null, pageData, baseVersion: 1 };
    return send('PUT', `/api/websites/${owner.id}/draft`, draft);
  });
}

/**
 * Keeps `atOnce` calls under way until the signal, each followed by the next. Each call gets a signal of its own:
 * `fetch` takes its listeners off a signal only when the call is collected as garbage.
 */
async function repeat(
  atOnce: number,
  signal: AbortSignal,
  once: (turn: number, ended: AbortSignal) => Promise<boolean>,
) {
  const counts = { taken: 0, refused: 0 };
  const underWay = new Set<AbortController>();
  signal.addEventListener('abort', () => {
    for (const call of underWay) call.abort();
  });
  let turns = 0;
  const loop = async () => {
    while (!signal.aborted) {
      turns += 1;
      const call = new AbortController();
      underWay.add(call);
      const isTaken = await once(turns, call.signal).catch(() => false);
      underWay.delete(call);
      if (signal.aborted && !isTaken) return;
      counts[isTaken ? 'taken' : 'refused'] += 1;
      if (!isTaken) await sleep(WAIT_WHEN_REFUSED_MS);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return counts;
}

const getHeavyOwner = ({ heavy }: Place, turn: number): Owner => heavy[turn % HEAVY] as Owner;
