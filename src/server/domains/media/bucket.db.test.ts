import { makePicture, upload } from '@tests/support/logos';
import { postForm } from '@tests/support/multipart';
import { startS3Server } from '@tests/support/s3-server';
import { startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/dates';
import { uploads } from '../../db/tables/media';
import { text } from '../../kernel/text';
import { createS3Client } from '../../ports/s3-client';
import { createS3FileStore } from '../../ports/s3-file-store';
import { tidyFiles } from './tidy-files';

const bucket = await startS3Server();
afterAll(() => bucket.stop());
const openStore = (stallMs?: number) =>
  createS3FileStore(createS3Client(bucket.settings, { retryMs: 1, stallMs }), 'uploads/', 3);
const [patient, impatient] = [openStore(), openStore(100)];
const files = { ...patient };
const server = startTestServer({ bucket: bucket.settings }, undefined, { files });
const PUBLIC_URL = 'https://pictures.example.com/of-owners';
const direct = startTestServer(
  { bucket: { ...bucket.settings, publicUrl: PUBLIC_URL } },
  () => server.database,
  { files },
);
beforeEach(() => bucket.objects.clear());

const logo = await makePicture(20, 20).png().toBuffer();
const keys = () => [...bucket.objects.keys()];

describe('pictures in a bucket', () => {
  it('are stored there, served as from the disk, and go with what showed them', async () => {
    const owner = await server.owner('zora');
    const { url } = (await upload(owner, logo)).json();
    expect(keys()).toEqual([url.slice(1)]);
    const served = await server.visitor().get(url);
    expect([served.statusCode, served.headers]).toMatchObject([
      200,
      {
        'content-type': 'image/webp',
        'content-length': String(served.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ]);
    expect(served.rawPayload.equals(bucket.objects.get(url.slice(1))?.content ?? Buffer.from(''))).toBe(true);
    const asked = await server.visitor().call({ method: 'HEAD', url });
    expect([asked.statusCode, asked.headers['content-length']]).toEqual([
      200,
      served.headers['content-length'],
    ]);
    expect((await server.visitor().get('/uploads/nothing-1x1.webp')).statusCode).toBe(404);
    const payload = { currentPassword: 'secret-1', confirmation: 'zora@example.com' };
    expect((await owner.call({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204);
    expect(keys()).toEqual([]);
  });

  it('that belong to nobody are removed, on whichever page of the list they stand', async () => {
    const owner = await server.owner('zora');
    const { url } = (await upload(owner, logo)).json();
    await owner.post('/api/websites', { title: 'Salón', slug: 'salon', logoUrl: url });
    for (const name of ['a.webp', 'b.jpg', 'c.avif', 'd.webp', 'zzz.jpg']) await files.put(name, logo);
    // The store has its own clock.
    const clock = { wait: async () => undefined, now: () => new Date(Date.now() + 2 * DAY_MS) };
    const deps = { ...createWorkDeps(server.database.db), files, log: server.app.log, clock };
    await tidyFiles(deps, new AbortController().signal);
    expect(keys()).toEqual([url.slice(1)]);
  });
});

describe('a bucket that is away', () => {
  it.each(['stopped', 'hanging'])('(%s) takes no picture, shows none and blames nobody', async (how) => {
    const owner = await server.owner('zora');
    const { url } = (await upload(owner, logo)).json();
    const website = { title: 'Salón', slug: 'salon', isPublished: true, logoUrl: url };
    const { id } = (await owner.post('/api/websites', website)).json();
    const { body } = await server.visitor().get('/salon');
    const card = /\/share\/salon\/[\w-]+\.png/.exec(body)?.[0] ?? '';
    if (how === 'stopped') await bucket.stop();
    else bucket.hang();
    Object.assign(files, impatient);
    try {
      for (const answer of [await upload(owner, logo), await server.visitor().get(url)]) {
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      }
      expect((await upload(owner, logo)).json()).toMatchObject({
        code: 'UNAVAILABLE',
        message: text('en', 'errors.unavailable'),
      });
      expect((await server.visitor().get(card)).statusCode).toBe(503);
      expect(await server.database.db.$count(uploads)).toBe(1);
      expect((await server.visitor().get('/salon')).statusCode).toBe(200);
      // The call has done its work; the file is removed by the daily cleanup.
      expect((await owner.delete(`/api/websites/${id}`)).statusCode).toBe(204);
    } finally {
      Object.assign(files, patient);
      if (how === 'stopped') await bucket.start();
      else bucket.open();
    }
    expect((await upload(owner, logo)).statusCode).toBe(200);
  });

  it('in the middle of a picture keeps no half of it', async () => {
    const owner = await server.owner('zora');
    const photo = await makePicture(1000, 500).png().toBuffer();
    const put = files.put;
    let count = 0;
    files.put = async (name, content) => {
      count += 1;
      if (count === 3) bucket.failNext(3);
      await put(name, content);
    };
    const answer = await postForm(owner, '/api/upload/picture', { field: 'picture', content: photo });
    files.put = put;
    expect([answer.statusCode, count]).toEqual([503, 3]);
    expect(await server.database.db.$count(uploads)).toBe(0);
    await expect.poll(keys, { timeout: 20_000 }).toEqual([]);
  });
});

describe('a bucket with an address for everybody', () => {
  it('is where browsers are sent, and pages name the picture as before', async () => {
    const owner = await server.owner('zora');
    const { url } = (await upload(owner.through(direct.app), logo)).json();
    expect(url).toMatch(/^\/uploads\/\w+-20x20-p\.webp$/);
    const sent = await direct.visitor().get(url);
    expect([sent.statusCode, sent.headers.location]).toEqual([302, PUBLIC_URL + url]);
    expect(sent.headers['cache-control']).toBe('public, max-age=86400');
    const policy = String(sent.headers['content-security-policy']);
    expect(policy).toMatch(/img-src [^;]*https:/);
    expect((await server.visitor().get(url)).statusCode).toBe(200);
  });

  it('leads nowhere else', async () => {
    for (const name of [
      '..%2f..%2fevil',
      'a.html',
      '%2f%2fevil.example',
      'a.webp%0d%0ax:%20y',
      '.database-id',
    ]) {
      const answer = await direct.visitor().get(`/uploads/${name}`);
      expect([name, answer.statusCode, answer.headers.location]).toEqual([name, 404, undefined]);
    }
  });
});
