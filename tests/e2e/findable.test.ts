import { DESKTOP, startStage } from '@tests/support/stage';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const stage = startStage();

const SAME_FOR_EVERYBODY = [
  ['/', 'text/html; charset=utf-8', 'private, no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'],
  ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=86400'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/apple-touch-icon.png', 'image/png', 'public, max-age=86400'],
  ['/site.webmanifest', 'application/manifest+json', 'public, max-age=86400'],
] as const;

async function ask(path: string): Promise<Response> {
  return fetch(new URL(path, stage.product.url));
}

// On a busy machine a server that has just started turns the first calls away.
beforeAll(() => vi.waitUntil(async () => (await ask('/healthz')).ok, { timeout: 60_000, interval: 250 }));

describe('what is the same for everybody', () => {
  it('comes with its type and is not sent twice', async () => {
    // Node's own fetch asks the server anew whenever a call names a version.
    const { request } = (await stage.visitor(DESKTOP)).page;
    for (const [path, type, cacheControl] of SAME_FOR_EVERYBODY) {
      const answer = await request.get(path);
      const headers = answer.headers();
      expect([path, answer.status(), headers['content-type']]).toEqual([path, 200, type]);
      expect([path, headers['cache-control']]).toEqual([path, cacheControl]);
      // The landing page counts owners and websites, and other tests may add one between the two calls.
      const askTwice = async () => {
        const known = (await request.get(path)).headers().etag ?? '';
        const again = await request.get(path, { headers: { 'if-none-match': known } });
        return [path, again.status(), (await again.body()).length];
      };
      await expect.poll(askTwice).toEqual([path, 304, 0]);
    }
  });

  it('the manifest names icons of the size that it says', async () => {
    const { icons } = (await (await ask('/site.webmanifest')).json()) as {
      icons: { src: string; sizes: string }[];
    };
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await (await ask(src)).arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('the landing page says where it is, with a picture beside shared links', async () => {
    const page = await (await ask('/')).text();
    expect(page).toContain(`<link rel="canonical" href="${stage.product.url}/"/>`);
    expect(page).not.toContain('%PUBLIC_URL%');
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const { width, height } = await sharp(await (await ask(picture)).arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});

it('a published page carries its business as data, to which no browser objects, and a card that is drawn', async () => {
  const { page } = await stage.owner('findable', DESKTOP);
  const data = { title: 'Ľan </script><b>', slug: 'findable-page', isPublished: true };
  expect((await page.request.post('/api/websites', { data })).status()).toBe(201);
  const visitor = await stage.visitor(DESKTOP);
  await visitor.page.goto('/findable-page');
  const business = await visitor.page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(business ?? '')).toMatchObject({ '@type': 'LocalBusiness', name: data.title });
  const picture = await visitor.page.locator('meta[property="og:image"]').getAttribute('content');
  const card = await ask(picture ?? '');
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  visitor.expectSilence();
});

it('an unknown address is the not-found page, which leads home', async () => {
  const visitor = await stage.visitor(DESKTOP, [/\/nobody\/is\/here$/]);
  const answer = await visitor.page.goto('/nobody/is/here');
  expect(answer?.status()).toBe(404);
  await expect
    .poll(() => visitor.page.locator('meta[name="robots"]').getAttribute('content'))
    .toBe('noindex');
  await visitor.expectAccessible('not found');
  await visitor.page.getByRole('link', { name: 'Back to homepage' }).click();
  await visitor.page.waitForURL('/');
});
