import { gunzipSync } from 'node:zlib';
import { startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { demoNames } from '@/site/demo/demo-titles';

const server = startTestServer();

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
    server.clock.advance({ seconds: 3600 });
    const again = await get(`/demo/${name}`, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
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
  for (const path of [
    '/demo',
    '/demo/unknown',
    '/demo/accommodation',
    '/demo/constructor',
    '/demo/salon/x',
  ]) {
    const { statusCode, headers } = await get(path);
    expect({ path, statusCode, type: headers['content-type'] }).toEqual({
      path,
      statusCode: 404,
      type: 'text/html; charset=utf-8',
    });
  }
});
