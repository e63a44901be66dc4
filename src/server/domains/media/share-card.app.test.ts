import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const server = startTestServer({ publicUrl: 'https://example.com' });

async function publish(owner: Browser, changes: object = {}): Promise<number> {
  const website = { title: 'U troch hrušiek', slug: 'hrusky', isPublished: true, ...changes };
  return (await owner.post('/api/websites', website)).json().id;
}

/** Finds the path of the picture that a shared link shows. */
async function findShownPicture(slug = 'hrusky'): Promise<string> {
  const { body } = await server.visitor().get(`/${slug}`);
  const url = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(url).toMatch(/^https:\/\/example\.com\/share\//);
  return url.replace('https://example.com', '');
}

it('is a picture of the right size that may be kept for good', async () => {
  await publish(await server.owner('zora'));
  const path = await findShownPicture();
  const card = await server.visitor().get(path);
  expect(card.statusCode).toBe(200);
  expect(card.headers['content-type']).toBe('image/png');
  expect(card.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const again = await server.visitor().get(path, { 'if-none-match': String(card.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('has another address when the style or the logo changes, to which the old one leads', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  const before = await findShownPicture();
  await owner.put(`/api/websites/${id}`, { pageData: { sections: [], theme: { palette: 'night' } } });
  const restyled = await findShownPicture();
  await owner.put(`/api/websites/${id}`, { logoUrl: '/uploads/abcdefghijklmnop-300x120.webp' });
  const withLogo = await findShownPicture();
  expect(new Set([before, restyled, withLogo]).size).toBe(3);
  const old = await server.visitor().get(before);
  expect([old.statusCode, old.headers.location]).toEqual([302, withLogo]);
  expect(old.headers['cache-control']).toBe('no-cache');
  expect((await server.visitor().get(withLogo)).statusCode).toBe(200);
});

describe('a picture with a focus', async () => {
  /** The band on the right has another colour: a crop around 100 % shows only that. */
  const content = await sharp({ create: { width: 1500, height: 700, channels: 3, background: '#1e1ec8' } })
    .composite([
      {
        input: { create: { width: 900, height: 700, channels: 3, background: '#c81e1e' } },
        left: 600,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

  async function publishPicture(focus: string) {
    const owner = await server.owner('zora');
    const { url } = (await postForm(owner, '/api/upload/picture', { field: 'picture', content })).json();
    const images = [{ url: url + focus, caption: '' }];
    const section = { id: 'gallery-1', type: 'gallery', title: '', content: { images }, order: 0 };
    const id = await publish(owner, { pageData: { sections: [section] } });
    return { owner, id, url };
  }

  it('is cut around it', async () => {
    await publishPicture('#focus=100,50');
    const path = await findShownPicture();
    expect(path).toMatch(/-x100-y50\.jpg$/);
    const card = await server.visitor().get(path);
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    // In a cut around the middle, the blue reaches up to here.
    const piece = { left: 430, top: 300, width: 20, height: 20 };
    const { dominant } = await sharp(await sharp(card.rawPayload).extract(piece).toBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
    const again = await server.visitor().get(path, { 'if-none-match': String(card.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is served of published pages that show it only, and for points of the grid', async () => {
    const { owner, id } = await publishPicture('#focus=100,50');
    const path = await findShownPicture();
    for (const other of [
      path.replace('x100', 'x99'),
      path.replace('x100', 'x0100'),
      path.replace('hrusky', 'nobody'),
    ])
      expect((await server.visitor().get(other)).statusCode).toBe(404);
    const { etag } = (await server.visitor().get(path)).headers;
    await owner.put(`/api/websites/${id}`, { pageData: { sections: [] } });
    expect((await server.visitor().get(path)).statusCode).toBe(404);
    expect((await server.visitor().get(path, { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  it('is kept as one photo, whatever its focus', async () => {
    const { owner, id, url } = await publishPicture('#focus=100,50');
    const photos = (await owner.get(`/api/websites/${id}/photos`)).json();
    expect(photos).toMatchObject([{ url }]);
  });
});

it('of an unpublished website is not found, for its owner neither', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  const path = await findShownPicture();
  expect((await server.visitor().get(path)).statusCode).toBe(200);
  await owner.put(`/api/websites/${id}`, { isPublished: false });
  expect((await owner.get('/hrusky')).body).not.toMatch(/"og:|ld\+json|canonical/);
  for (const browser of [owner, server.visitor()]) {
    expect((await browser.get(path)).statusCode).toBe(404);
    expect((await browser.get('/share/hrusky/AAAAAAAAAAAA.png')).statusCode).toBe(404);
  }
});

it.each([
  '/share/nobody/AAAAAAAAAAAA.png',
  '/share/hrusky/x.png',
  '/share/hrusky',
  '/share',
  '/share/%00/a.png',
])('%s is not found', async (path) => {
  await publish(await server.owner('zora'));
  expect((await server.visitor().get(path)).statusCode).toBe(404);
});
