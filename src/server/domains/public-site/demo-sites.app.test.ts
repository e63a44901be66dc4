import { gunzipSync } from 'node:zlib';
import { listen } from '@tests/support/raw-request';
import { startTestServer } from '@tests/support/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, getPathIn, LOCALES } from '@/core/locale/locale';
import { demoNames, sampleTitles } from '@/site/demo/demo-titles';

const server = startTestServer();
let port: number;
beforeAll(async () => {
  port = await listen(server.app);
});

const get = (url: string, headers = {}) => server.visitor().get(url, headers);

describe.each(demoNames)('GET /demo/%s', (name) => {
  it('is a whole page that says what it is, and is not found by searches for real businesses', async () => {
    const page = await get(`/demo/${name}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toMatch(/<title>[^<]+<\/title>/);
    expect(page.body).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(page.body).toContain(`<link rel="canonical" href="http://localhost:3000/demo/${name}"/>`);
    expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    expect(page.body).toContain('Nothing is sent.');
    expect(page.body).toContain('<a class="s-demo-start" href="/register">Start 7-day trial</a>');
    expect(page.body).toContain('href="/#examples"');
  });

  it('may call nobody and send no form', async () => {
    const policy = String((await get(`/demo/${name}`)).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'none';");
    expect(policy).toContain("form-action 'none';");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'$/);
  });

  it('comes compressed, and not at all when the browser has it, also after it was made anew', async () => {
    const plain = await get(`/demo/${name}`);
    expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const zipped = await get(`/demo/${name}`, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    server.clock.advance({ seconds: 600 });
    const again = await get(`/demo/${name}`, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe.each(LOCALES)('a demo in %s', (locale) => {
  const title = `<title>${sampleTitles[locale].restaurant}</title>`;

  it('comes by its address, by the owner who uses this browser, and by the browser', async () => {
    const asked = await get(`/demo/restaurant?lang=${locale}`, {
      'accept-language': 'fr, de',
      cookie: 'lang=cs',
    });
    const owners = await get('/demo/restaurant', { 'accept-language': 'fr, de', cookie: `lang=${locale}` });
    const browsers = await get('/demo/restaurant?lang=xx', { 'accept-language': `fr, ${locale};q=0.5` });
    for (const { body, headers } of [asked, owners, browsers]) {
      expect(body).toContain(`<html lang="${locale}"`);
      expect(body).toContain(title);
      expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
      const address = `http://localhost:3000${getPathIn(locale, '/demo/restaurant')}`;
      expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
    }
    expect(asked.body).toContain(`href="/register?lang=${locale}"`);
    expect(asked.body).toContain(`href="/?lang=${locale}#examples"`);
    expect(owners.body).toBe(browsers.body);
    expect(owners.body).toContain('href="/register"');
  });

  it('is never what lies ready for everybody', async () => {
    const ask = async (language: string) => {
      const headers = { 'accept-language': language, connection: 'close' };
      return (await fetch(`http://127.0.0.1:${port}/demo/restaurant`, { headers })).text();
    };
    expect(await ask(locale)).toContain(title);
    expect(await ask(locale === DEFAULT_LOCALE ? 'sk' : DEFAULT_LOCALE)).not.toContain(title);
  });
});

it('a demo has no calls', async () => {
  const visitor = server.visitor();
  expect((await visitor.post('/demo/salon', {})).statusCode).toBe(404);
  for (const call of ['visit', 'contact', 'booking', 'orders', 'poll-vote']) {
    const { statusCode } = await visitor.post(`/api/public/demo%2Fsalon/${call}`, {});
    expect({ call, isRefused: statusCode === 400 || statusCode === 404 }).toEqual({ call, isRefused: true });
  }
});

it('there is no other', async () => {
  for (const path of ['/demo', '/demo/unknown', '/demo/barber', '/demo/constructor', '/demo/salon/x']) {
    const { statusCode, headers } = await get(path);
    expect({ path, statusCode, type: headers['content-type'] }).toEqual({
      path,
      statusCode: 404,
      type: 'text/html; charset=utf-8',
    });
  }
});
