import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createDataDir } from '@tests/support/new-data-dir';
import { startS3Server } from '@tests/support/s3-server';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/core/dates';
import { createKeyedHash } from '../kernel/secrets';
import { openFileLocation } from '../ports/file-location';
import type { FileStore } from '../ports/file-store';
import { ReleaseAssets, sendReleaseAsset } from './release-assets';

const bucket = await startS3Server();
afterAll(() => bucket.stop());

let folder: string;
let now: number;
const log = { error: vi.fn() };
beforeEach(async () => {
  folder = await createDataDir();
  bucket.objects.clear();
  now = Date.now();
  log.error.mockReset();
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a build with these files below `assets`, packed as the build does it. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const client = path.join(folder, name);
  for (const [asset, content] of Object.entries(files)) {
    const file = path.join(client, 'assets', asset);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  return client;
}

const release = (store: FileStore, clientFolder: string, secret = 'a secret') =>
  new ReleaseAssets({ store, clientFolder, keyedHash: createKeyedHash(secret), now: () => now, log });

const openStore = async (kind: string) =>
  (
    await openFileLocation(
      { dataDir: path.join(folder, 'data'), bucket: kind === 'bucket' ? bucket.settings : null },
      () => undefined,
    )
  ).assets;

async function listNames(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names;
}

const read = async (assets: ReleaseAssets, asset: string) => {
  const found = await assets.find(asset);
  return found && gunzipSync(found.packed).toString();
};

describe.each(['folder', 'bucket'])('assets of releases in a %s', (kind) => {
  it('are there for servers of releases before and after', async () => {
    const store = await openStore(kind);
    const first = release(
      store,
      await build('1', { 'app-AAAAAAAA.js': 'one', 'sk/app-AAAAAAAA.js': 'jeden' }),
    );
    const second = release(store, await build('2', { 'app-BBBBBBBB.js': 'two', 'app-C_-CCCCC.css': 'two' }));
    await first.publish();
    await second.publish();
    expect([await read(second, 'app-AAAAAAAA.js'), await read(second, 'sk/app-AAAAAAAA.js')]).toEqual([
      'one',
      'jeden',
    ]);
    expect([await read(first, 'app-BBBBBBBB.js'), await read(first, 'app-C_-CCCCC.css')]).toEqual([
      'two',
      'two',
    ]);
  });

  it('are stored once, however many releases and languages have them', async () => {
    const store = await openStore(kind);
    const same = { 'client-AAAAAAAA.js': 'same', 'sk/client-AAAAAAAA.js': 'same' };
    const first = release(store, await build('1', same));
    await first.publish();
    await first.publish();
    const second = release(store, await build('2', { ...same, 'app-BBBBBBBB.js': 'new' }));
    const put = vi.spyOn(store, 'put');
    await second.publish();
    expect(put).toHaveBeenCalledTimes(2);
    expect((await listNames(store)).filter((name) => name.endsWith('.gz'))).toHaveLength(2);
    expect(await read(first, 'sk/client-AAAAAAAA.js')).toBe('same');
  });
});

it('leaves the last three releases and those of a day, and removes what only older ones had', async () => {
  const store = await openStore('bucket');
  const releases = [];
  for (const number of [1, 2, 3, 4, 5]) {
    const files = { [`app-AAAAAAA${number}.js`]: `${number}`, 'client-AAAAAAAA.js': 'same' };
    const assets = release(store, await build(`${number}`, files));
    await assets.publish();
    releases.push(assets);
    for (const object of bucket.objects.values())
      object.modifiedAt = new Date(object.modifiedAt.getTime() - 1000);
  }
  const [oldest, , , , newest] = releases as [
    ReleaseAssets,
    ReleaseAssets,
    ReleaseAssets,
    ReleaseAssets,
    ReleaseAssets,
  ];
  await newest.removeOld();
  expect(await read(newest, 'app-AAAAAAA1.js')).toBe('1');
  now += 2 * DAY_MS;
  await newest.removeOld();
  const served = [];
  for (const number of [1, 2, 3, 4, 5]) served.push(await read(newest, `app-AAAAAAA${number}.js`));
  expect(served).toEqual([null, null, '3', '4', '5']);
  expect(await read(newest, 'client-AAAAAAAA.js')).toBe('same');
  expect(bucket.objects.size).toBe(4 + 3);
  // A release that is started again is the last one.
  await oldest.publish();
  await oldest.removeOld();
  expect(await read(newest, 'client-AAAAAAAA.js')).toBe('same');
  now += DAY_MS;
  expect(await read(newest, 'app-AAAAAAA1.js')).toBe('1');
});

it('keeps what a release has stored whose list is not there yet', async () => {
  const store = await openStore('bucket');
  await store.put(`${'a'.repeat(64)}.gz`, Buffer.from('half of a release'));
  const assets = release(store, await build('1', { 'app-AAAAAAAA.js': 'one' }));
  await assets.publish();
  await assets.removeOld();
  expect(await listNames(store)).toContain(`${'a'.repeat(64)}.gz`);
  now += 2 * DAY_MS;
  await assets.removeOld();
  expect(await listNames(store)).not.toContain(`${'a'.repeat(64)}.gz`);
});

describe('nobody who can only write into the bucket', () => {
  it('gets a script into our pages', async () => {
    const store = await openStore('bucket');
    const own = release(store, await build('1', { 'app-AAAAAAAA.js': 'one' }));
    await own.publish();
    await release(store, await build('2', { 'evil-BBBBBBBB.js': 'evil' }), 'another secret').publish();
    expect(await read(own, 'evil-BBBBBBBB.js')).toBeNull();
    expect(await read(own, 'app-AAAAAAAA.js')).toBe('one');
    for (const [key, object] of bucket.objects) if (key.endsWith('.gz')) object.content = gzipSync('evil');
    expect(await read(own, 'app-AAAAAAAA.js')).toBeNull();
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('is not as it was stored'));
  });
});

describe('a request', () => {
  async function serve() {
    const store = await openStore('bucket');
    await release(
      store,
      await build('1', { 'app-AAAAAAAA.js': 'one', 'sk/app-AAAAAAAA.css': 'jeden' }),
    ).publish();
    const assets = release(store, await build('2', { 'app-BBBBBBBB.js': 'two' }));
    const app = Fastify();
    app.setNotFoundHandler(
      async (request, reply) =>
        (await sendReleaseAsset(request, reply, assets)) ?? reply.code(404).send('none'),
    );
    return app;
  }

  it('gets an asset packed or as it is, for good', async () => {
    const app = await serve();
    const packed = await app.inject({
      url: '/assets/app-AAAAAAAA.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(gunzipSync(packed.rawPayload).toString()).toBe('one');
    expect(packed.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const plain = await app.inject('/assets/sk/app-AAAAAAAA.css?v=1');
    expect(plain.statusCode).toBe(404);
    const sheet = await app.inject('/assets/sk/app-AAAAAAAA.css');
    expect([sheet.body, sheet.headers['content-encoding']]).toEqual(['jeden', undefined]);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await app.inject({ method: 'HEAD', url: '/assets/app-AAAAAAAA.js' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/assets/app-AAAAAAAA.js' })).statusCode).toBe(404);
  });

  it.each([
    ...['release-0123456789abcdef.json', `${'a'.repeat(64)}.gz`, 'app.js', 'a-AAAAAAAA.html', '__proto__'],
    ...[
      '../uploads/a-AAAAAAAA.js',
      '%2e%2e/a-AAAAAAAA.js',
      'sk/../a-AAAAAAAA.js',
      'xyz/a-AAAAAAAA.js',
      'constructor',
    ],
  ])('for %s asks nobody', async (name) => {
    const assets = release(await openStore('bucket'), await build('1', { 'app-AAAAAAAA.js': 'one' }));
    await assets.publish();
    bucket.calls.length = 0;
    expect(await assets.find(name)).toBeNull();
    expect(bucket.calls).toEqual([]);
  });

  it('for names that are invented looks into the store once in five seconds', async () => {
    const app = await serve();
    bucket.calls.length = 0;
    const ask = (index: number) => app.inject(`/assets/invented-AAAAAAA${index}.js`);
    await Promise.all([ask(1), ask(2), ask(3)]);
    for (const index of [4, 5, 6]) expect((await ask(index)).statusCode).toBe(404);
    const looks = () => bucket.calls.filter(({ url }) => url.includes('list-type')).length;
    expect(looks()).toBe(1);
    now += 6_000;
    await ask(7);
    expect(looks()).toBe(2);
  });
});
