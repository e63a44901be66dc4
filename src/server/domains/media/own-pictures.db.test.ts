import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseImageUrl } from '@/core/image-file';
import { uploads } from '../../db/tables/media';
import { PICTURES_PER_PAGE } from './list-pictures';

const server = startTestServer();

const content = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c81e1e' } })
  .composite([
    { input: { create: { width: 300, height: 400, channels: 3, background: '#1e1ec8' } }, left: 0, top: 0 },
  ])
  .png()
  .toBuffer();

async function upload(owner: Browser): Promise<string> {
  return (await postForm(owner, '/api/upload/picture', { field: 'picture', content })).json().url;
}

function pageWith(...urls: string[]) {
  const images = urls.map((url) => ({ url, caption: '' }));
  return { sections: [{ id: 'gallery-1', type: 'gallery', title: '', content: { images }, order: 0 }] };
}

async function create(owner: Browser, slug: string, ...urls: string[]): Promise<number> {
  return (await owner.post('/api/websites', { title: 'Salón', slug, pageData: pageWith(...urls) })).json().id;
}

describe('a part of a picture', () => {
  const half = { left: 50, top: 0, right: 0, bottom: 25 };

  it('becomes a picture of its own, in all its sizes', async () => {
    const owner = await server.owner('zora');
    const url = await upload(owner);
    const answer = await owner.post('/api/upload/crop', { url: `${url}#focus=50,50`, ...half });
    expect(answer.statusCode).toBe(200);
    const part = answer.json().url;
    expect(parseImageUrl(part)).toMatchObject({ width: 300, height: 300 });
    const served = await server.visitor().get(part);
    const { dominant } = await sharp(served.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
    expect(await server.database.db.$count(uploads)).toBe(2);
    expect((await server.visitor().get(url)).statusCode).toBe(200);
  });

  it("of somebody else's picture, or of one that is none of ours, is not found", async () => {
    const url = await upload(await server.owner('tibor'));
    const owner = await server.owner('zora');
    const logo = (await postForm(owner, '/api/upload/logo', { field: 'logo', content })).json().url;
    const others = [
      'https://example.com/a.jpg',
      '/images/templates/salon_chair_83605095-1600x1067.jpg',
      '',
      logo,
    ];
    for (const other of [url, ...others]) {
      expect((await owner.post('/api/upload/crop', { url: other, ...half })).statusCode).toBe(404);
    }
    expect(await server.database.db.$count(uploads)).toBe(2);
  });

  it.each([
    { ...half, left: 95 },
    { ...half, left: 50, right: 50 },
    { ...half, top: -1 },
    { ...half, bottom: 0.5 },
    { left: 0, top: 0, right: 0 },
  ])('%o is refused', async (crop) => {
    const owner = await server.owner('zora');
    const url = await upload(owner);
    expect((await owner.post('/api/upload/crop', { url, ...crop })).statusCode).toBe(400);
    expect(await server.database.db.$count(uploads)).toBe(1);
  });

  it('needs a session', async () => {
    expect(
      (await server.visitor().post('/api/upload/crop', { url: '/uploads/a.jpg', ...half })).statusCode,
    ).toBe(401);
  });
});

describe("a website's pictures", () => {
  it('are those that it names, the newest first, and no others of its owner', async () => {
    const owner = await server.owner('zora');
    const first = await upload(owner);
    server.clock.advance({ seconds: 1 });
    const second = await upload(owner);
    await upload(owner);
    const id = await create(owner, 'salon', first, `${second}#focus=5,5`);
    await create(owner, 'druhy', await upload(owner));
    expect((await owner.get(`/api/websites/${id}/pictures`)).json()).toEqual({
      urls: [second, first],
      next: null,
    });
  });

  it('come page by page', async () => {
    const owner = await server.owner('zora', 'premium');
    const url = await upload(owner);
    const [{ userId } = { userId: 0 }] = await server.database.db.select().from(uploads);
    const names = Array.from(
      { length: PICTURES_PER_PAGE + 1 },
      (_, index) => `abcdefghijklmn${100 + index}-600x400.jpg`,
    );
    const rows = names.map((fileName) => ({
      fileName,
      userId,
      bytes: 1,
      createdAt: server.clock.now(),
    }));
    await server.database.db.insert(uploads).values(rows);
    const id = await create(owner, 'salon', url, ...names.map((name) => `/uploads/${name}`));
    const list = async (query = '') => (await owner.get(`/api/websites/${id}/pictures${query}`)).json();
    const page = await list();
    expect(page.urls).toHaveLength(PICTURES_PER_PAGE);
    const rest = await list(`?after=${page.next}`);
    expect(rest.next).toBeNull();
    expect([...page.urls, ...rest.urls].sort()).toEqual(
      [url, ...names.map((name) => `/uploads/${name}`)].sort(),
    );
    expect((await owner.get(`/api/websites/${id}/pictures?after=../x`)).statusCode).toBe(400);
  });

  it("of somebody else's website are not found", async () => {
    const id = await create(await server.owner('tibor'), 'salon');
    const owner = await server.owner('zora');
    expect((await owner.get(`/api/websites/${id}/pictures`)).statusCode).toBe(404);
  });
});

it('a picture that is used twice stays while one of its uses does', async () => {
  const owner = await server.owner('zora');
  const url = await upload(owner);
  const first = await create(owner, 'salon', `${url}#focus=10,10`);
  await create(owner, 'druhy', url);
  const photos = (await owner.get(`/api/websites/${first}/photos`)).json();
  await owner.delete(`/api/websites/${first}/photos/${photos[0].id}`);
  await owner.delete(`/api/websites/${first}`);
  server.clock.advance({ days: 40 });
  await server.tidyFiles();
  expect((await server.visitor().get(url)).statusCode).toBe(200);
});
