import { type Browser, startTestServer } from '@tests/support/test-server';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const server = startTestServer({ publicUrl: 'https://example.com' });

async function publish(owner: Browser, changes: object = {}): Promise<number> {
  const website = { title: 'U troch hrušiek', slug: 'hrusky', isPublished: true, ...changes };
  return (await owner.post('/api/websites', website)).json().id;
}

/** The path of the picture that a shared link shows. */
async function shownPicture(slug = 'hrusky'): Promise<string> {
  const { body } = await server.visitor().get(`/${slug}`);
  const url = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(url).toMatch(/^https:\/\/example\.com\/share\//);
  return url.replace('https://example.com', '');
}

it('is a picture of the right size that may be kept for good', async () => {
  await publish(await server.owner('zora'));
  const path = await shownPicture();
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
  const before = await shownPicture();
  await owner.put(`/api/websites/${id}`, { pageData: { sections: [], theme: { palette: 'night' } } });
  const restyled = await shownPicture();
  await owner.put(`/api/websites/${id}`, { logoUrl: '/uploads/abcdefghijklmnop-300x120.webp' });
  const withLogo = await shownPicture();
  expect(new Set([before, restyled, withLogo]).size).toBe(3);
  const old = await server.visitor().get(before);
  expect([old.statusCode, old.headers.location]).toEqual([302, withLogo]);
  expect(old.headers['cache-control']).toBe('no-cache');
  expect((await server.visitor().get(withLogo)).statusCode).toBe(200);
});

it('of an unpublished website is not found, for its owner neither', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  const path = await shownPicture();
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
