import { gunzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from './serve-sitemap';

const OWN_PAGES = PUBLIC_PATHS.length;
const config = { publicUrl: 'https://example.com' };
const server = startTestServer(config);
/** On this server, a part has two websites. */
const small = startTestServer(config, () => server.database, { sitemapAddresses: OWN_PAGES + 2 });

let testCount = 0;
beforeEach(() => {
  // The counts of earlier tests must be old.
  testCount += 1;
  for (const { clock } of [server, small]) clock.advance({ seconds: 7200 * testCount });
});

async function publish(slugs: string[], isPublished = true) {
  const owner = await server.owner(`owner-of-${slugs[0]}`);
  const ids: number[] = [];
  for (const slug of slugs) {
    const answer = await owner.post('/api/websites', { title: slug, slug, isPublished });
    ids.push(answer.json().id);
  }
  return { owner, ids };
}

async function addressesIn(path: string, at: TestServer = server): Promise<string[]> {
  const answer = await at.visitor().get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
}

describe('/sitemap.xml', () => {
  it('names the own pages and every published website, with the moment of its last change', async () => {
    await publish(['hrusky', 'jablka']);
    await publish(['tajne'], false);
    expect(await addressesIn('/sitemap.xml')).toEqual([
      'https://example.com/',
      'https://example.com/?lang=sk',
      'https://example.com/?lang=cs',
      'https://example.com/?lang=de',
      'https://example.com/privacy',
      'https://example.com/privacy?lang=sk',
      'https://example.com/privacy?lang=cs',
      'https://example.com/privacy?lang=de',
      'https://example.com/hrusky',
      'https://example.com/jablka',
    ]);
    const { body } = await server.visitor().get('/sitemap.xml');
    expect(body).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(<url>.*<\/url>\n)+<\/urlset>\n$/,
    );
    const now = server.clock.now().toISOString();
    expect(body).toContain(`<url><loc>https://example.com/hrusky</loc><lastmod>${now}</lastmod></url>`);
  });

  it('keeps the website of an owner whose plan has ended, which is online still', async () => {
    await publish(['hrusky']);
    server.clock.advance({ days: 30 });
    expect(await addressesIn('/sitemap.xml')).toContain('https://example.com/hrusky');
  });

  it('is not sent again until a website has changed, come or gone', async () => {
    const { owner, ids } = await publish(['hrusky', 'jablka']);
    const first = await server.visitor().get('/sitemap.xml');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await server.visitor().get('/sitemap.xml', known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    server.clock.advance({ seconds: 61 });
    expect((await server.visitor().get('/sitemap.xml', known)).statusCode).toBe(304);
    await owner.put(`/api/websites/${ids[0]}`, { isPublished: false });
    server.clock.advance({ seconds: 61 });
    const changed = await server.visitor().get('/sitemap.xml', known);
    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toContain('hrusky');
  });

  it('comes compressed to who takes that, and without a body to who asks for the head', async () => {
    await publish(['hrusky']);
    const plain = await server.visitor().get('/sitemap.xml');
    const zipped = await server.visitor().get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const head = await server.visitor().call({ method: 'HEAD', url: '/sitemap.xml' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
  });
});

describe('more addresses than a sitemap holds', () => {
  const slugs = ['prva', 'druha', 'tretia', 'stvrta', 'piata'];

  it('are in parts that an index names, each in one of them', async () => {
    await publish(slugs);
    const parts = await addressesIn('/sitemap.xml', small);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts[0]).toBe('https://example.com/sitemaps/1.xml');
    const found: string[] = [];
    for (const part of parts) {
      const addresses = await addressesIn(part.replace('https://example.com', ''), small);
      expect(addresses.length).toBeLessThanOrEqual(OWN_PAGES + 2);
      found.push(...addresses);
    }
    expect(found.slice(OWN_PAGES)).toEqual(slugs.map((slug) => `https://example.com/${slug}`));
  });

  it('do not move to another part when one before them goes', async () => {
    const { owner, ids } = await publish(slugs);
    const last = (await addressesIn('/sitemap.xml', small)).at(-1)?.replace('https://example.com', '') ?? '';
    const before = await addressesIn(last, small);
    await owner.delete(`/api/websites/${ids[1]}`);
    small.clock.advance({ seconds: 61 });
    expect(await addressesIn(last, small)).toEqual(before);
  });

  it.each(['0.xml', '99999.xml', '1', '01.xml', 'x.xml', '-1.xml'])(
    '/sitemaps/%s is not found',
    async (file) => {
      await publish(slugs);
      expect((await small.visitor().get(`/sitemaps/${file}`)).statusCode).toBe(404);
    },
  );
});

describe('/robots.txt', () => {
  it('closes the calls and the screens of owners, and names the sitemap', async () => {
    const answer = await server.visitor().get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^User-agent: \*\n/);
    for (const path of ['/api/', '/editor$', '/editor/', '/admin$', '/admin/', '/profile$']) {
      expect(answer.body).toContain(`\nDisallow: ${path}\n`);
    }
    expect(answer.body).toMatch(/\nSitemap: https:\/\/example\.com\/sitemap\.xml\n$/);
    const known = { 'if-none-match': String(answer.headers.etag) };
    expect((await server.visitor().get('/robots.txt', known)).statusCode).toBe(304);
  });

  it('closes no website, whatever its address begins with', async () => {
    const { body } = await server.visitor().get('/robots.txt');
    const rules = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => rule ?? '');
    const isClosed = (path: string) =>
      rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    expect(isClosed('/admin/7')).toBe(true);
    for (const path of [
      '/',
      '/administration',
      '/api-studio',
      '/editorial',
      '/profile-fitness',
      '/login',
      '/uploads/a.jpg',
    ]) {
      expect([path, isClosed(path)]).toEqual([path, false]);
    }
  });
});
