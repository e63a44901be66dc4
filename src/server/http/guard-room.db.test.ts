import { samplePhoto } from '@tests/support/full-account';
import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskRoom, LEAST_ROOM_BYTES } from '../kernel/disk-room';
import { text } from '../kernel/text';

let free = LEAST_ROOM_BYTES;
let now = 0;
const told: string[] = [];
const room = new DiskRoom(
  () => free,
  (line) => told.push(line),
  () => now,
);
const server = startTestServer({}, undefined, { room });
const bucket = {
  ...{ bucket: 'pictures', endpoint: 'http://127.0.0.1:1', region: 'eu-test-1', hasPathStyle: true },
  ...{ accessKeyId: 'KEY', secretAccessKey: 'secret', publicUrl: null },
};
/** The test's own store stands in for the bucket. */
const withBucket = startTestServer({ bucket }, () => server.database, { room });
const isDatabaseHere = process.env.TEST_DATABASE !== 'postgres';

async function upload(owner: Browser) {
  return postForm(owner, '/api/upload/picture', { field: 'picture', content: await samplePhoto });
}

function setFree(bytes: number): void {
  free = bytes;
  now += 1_000;
}

beforeEach(() => {
  setFree(LEAST_ROOM_BYTES);
  told.length = 0;
});

describe('a disk without room', () => {
  it.runIf(isDatabaseHere)('takes nothing and shows everything, and goes on by itself', async () => {
    const owner = await server.owner('zora');
    const website = {
      title: 'Salón',
      slug: 'salon',
      isPublished: true,
      pageData: { sections: visitorSections },
    };
    const { id } = (await owner.post('/api/websites', website)).json();
    const send = () => server.visitor().post('/api/public/salon/contact', visitorCalls.contact);

    setFree(LEAST_ROOM_BYTES - 1);
    for (const answer of [await send(), await owner.put(`/api/websites/${id}`, { description: 'Nové' })]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '60']);
      expect(answer.json()).toEqual({ code: 'NO_ROOM', message: text('en', 'errors.noRoom') });
    }
    for (const path of [
      '/salon',
      '/healthz',
      `/api/websites/${id}`,
      `/api/websites/${id}/contact-submissions`,
    ]) {
      expect((await owner.get(path)).statusCode).toBe(200);
    }
    setFree(LEAST_ROOM_BYTES);
    expect((await send()).statusCode).toBe(201);
    expect((await owner.get(`/api/websites/${id}/contact-submissions`)).json()).toHaveLength(1);
    expect(told).toEqual([
      'The disk of the data folder has 79 MB left: nothing is stored until there is room.',
      'The disk of the data folder has room again, 80 MB.',
    ]);
  });

  it.skipIf(isDatabaseHere)('takes no files; the database is elsewhere', async () => {
    const owner = await server.owner('zora');
    setFree(0);
    expect((await owner.post('/api/websites', { title: 'Salón', slug: 'salon' })).statusCode).toBe(201);
    expect((await upload(owner)).statusCode).toBe(507);
    // Uploads that go into a bucket take no room on this disk.
    expect((await upload(owner.through(withBucket.app))).statusCode).toBe(200);
  });
});

it('is looked at twice a second at most', () => {
  const readFree = vi.fn(() => 0);
  let at = 0;
  const looked = new DiskRoom(
    readFree,
    () => undefined,
    () => at,
  );
  for (at = 0; at < 1_000; at += 10) expect(looked.isShort).toBe(true);
  expect(readFree).toHaveBeenCalledTimes(2);
});

it('that fills while a picture is written refuses it, and keeps nothing of it', async () => {
  const owner = await server.owner('zora');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(server.store, 'put').mockRejectedValueOnce(full);
  const answer = await upload(owner);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '60']);
  expect(answer.json()).toEqual({ code: 'NO_ROOM', message: text('en', 'errors.noRoom') });
  expect(server.files.size).toBe(0);
});
