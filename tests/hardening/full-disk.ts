import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import { openPglite } from '@/server/db/open-database';
import { contactSubmissions } from '@/server/db/tables/messages';
import { createDataDir } from '../support/new-data-dir';
import { type RunningProduct, startProduct } from '../support/running-product';

const DISK = 'size=260m';
const MB = 1024 * 1024;
const SLUG = 'full-disk';
const FILLER = 'filler';
/** The watchdog ends a process whose thread stands still in less than this time. */
const ENDED_WITHIN_MS = 40_000;
/** Lets a server not see the disk fill, as when something else fills it within the same second. */
const SEES_NO_DISK =
  'data:text/javascript,' +
  encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.statfsSync = () => ({ bavail: 1e9, bsize: 4096 });
    syncBuiltinESMExports();`);

/** When a disk fills, nothing acknowledged is lost, reading goes on, and writing goes on once there is room. */
export async function checkFullDisk(): Promise<void> {
  await runOnSmallDisk(checkThatItIsSeen);
  // The rest is chosen so that a table meets the end of the disk first in one run, and the log in another.
  for (const left of [3, 14, 18]) await runOnSmallDisk((place) => checkThatItIsMet(place, left * MB));
}

async function checkThatItIsSeen(place: string): Promise<void> {
  const product = await startProduct({ DATA_DIR: path.join(place, 'data') });
  try {
    await publish(product);
    assert.equal(await send(product), 201);
    await fill(place, 4 * MB);
    await sleep(1_500);
    assert.equal(await send(product), 507);
    await assertReads(product);
    await rm(path.join(place, FILLER));
    await sleep(1_500);
    assert.equal(await send(product), 201);
    await product.stop();
    assert.equal(await countMessages(place), 2);
  } finally {
    await endNow(product);
  }
}

async function checkThatItIsMet(place: string, leftBytes: number): Promise<void> {
  const product = await startProduct({
    DATA_DIR: path.join(place, 'data'),
    NODE_OPTIONS: `--import=${SEES_NO_DISK}`,
  });
  let acknowledged = 0;
  try {
    await publish(product);
    await fill(place, leftBytes);
    let status: number | null = 201;
    while (status === 201) {
      status = await send(product);
      if (status === 201) acknowledged += 1;
    }
    assert.ok(acknowledged > 50, 'The disk was full before anything was stored.');
    if (status === 507) await assertReads(product);
    else await waitForEnd(product);
  } finally {
    await endNow(product);
  }
  await rm(path.join(place, FILLER));
  const stored = await countMessages(place);
  // One more message may be stored whose answer was lost.
  assert.ok(
    stored === acknowledged || stored === acknowledged + 1,
    `${acknowledged} acknowledged, ${stored} stored`,
  );
}

async function runOnSmallDisk(check: (place: string) => Promise<void>): Promise<void> {
  const folder = await createDataDir();
  const place = path.join(folder, 'place');
  await mkdir(place);
  execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', place]);
  try {
    await check(place);
  } finally {
    execFileSync('umount', [place]);
    await rm(folder, { recursive: true });
  }
}

async function fill(place: string, leftBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(place);
  await writeFile(path.join(place, FILLER), Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
}

async function publish({ url }: RunningProduct): Promise<void> {
  const account = {
    nickname: SLUG,
    email: 'zora@example.com',
    password: 'harbour-41',
    confirmPassword: 'harbour-41',
  };
  await post(`${url}/api/register`, account);
  const cookie = (await post(`${url}/api/login`, account)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const content = { title: 'Write', fields: ['name', 'email', 'message'] };
  const sections = [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }];
  const website = { title: 'Full disk', slug: SLUG, isPublished: true, pageData: { sections } };
  assert.equal((await post(`${url}/api/websites`, website, { cookie })).status, 201);
}

/** Sends a message and returns the status; null if no answer came. */
async function send({ url }: RunningProduct): Promise<number | null> {
  const message = { name: 'Zora', email: 'eva@example.com', message: 'A long message. '.repeat(200) };
  return post(`${url}/api/public/${SLUG}/contact`, message).then(
    ({ status }) => status,
    () => null,
  );
}

async function assertReads({ url }: RunningProduct): Promise<void> {
  for (const address of [`/${SLUG}`, '/healthz', '/']) {
    assert.equal((await fetch(url + address)).status, 200, address);
  }
}

function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

const hasEnded = ({ process }: RunningProduct) => process.exitCode !== null || process.signalCode !== null;

async function waitForEnd(product: RunningProduct): Promise<void> {
  for (let waited = 0; waited < ENDED_WITHIN_MS && !hasEnded(product); waited += 100) await sleep(100);
  assert.ok(hasEnded(product), 'The process answers nothing and does not end.');
}

async function endNow(product: RunningProduct): Promise<void> {
  if (hasEnded(product)) return;
  const ended = once(product.process, 'exit');
  product.process.kill('SIGKILL');
  await ended;
}

async function countMessages(place: string): Promise<number> {
  const database = await openPglite(path.join(place, 'data'), (error) => {
    throw error;
  });
  const [row] = await database.db.select({ stored: count() }).from(contactSubmissions);
  await database.close();
  return row?.stored ?? 0;
}
