import { startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';

const server = startTestServer();

describe('the documentation', () => {
  it('is made of the schemas that check the calls', async () => {
    const { paths } = (await server.visitor().get('/api/docs')).json();
    expect(
      paths['/api/websites/{id}'].put.requestBody.content['application/json'].schema.properties,
    ).toHaveProperty('version');
    expect(paths['/api/register'].post.summary).toBe('Open an account with a trial');
  });
});

describe('a state-changing call', () => {
  const account = {
    nickname: 'zora',
    email: 'zora@example.com',
    password: 'secret-1',
    confirmPassword: 'secret-1',
  };

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': undefined, origin: 'null' }],
  ])('from another site is refused: %j', async (headers) => {
    const answer = await server.visitor().post('/api/register', account, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('FORBIDDEN_ORIGIN');
  });

  it('from our own page is accepted by its origin', async () => {
    const headers = { 'sec-fetch-site': undefined, origin: 'http://localhost:3000' };
    expect((await server.visitor().post('/api/register', account, headers)).statusCode).toBe(201);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      const answer = await server
        .visitor()
        .post('/api/login', JSON.stringify(account), { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it('over the limit is 413, broken JSON is 400', async () => {
    const json = { 'content-type': 'application/json' };
    const large = await server.visitor().post('/api/login', { ...account, password: 'x'.repeat(70_000) });
    expect(large.statusCode).toBe(413);
    const broken = await server.visitor().post('/api/login', '{"email":', json);
    expect(broken.json()).toEqual({ message: "The data isn't valid JSON", code: 'VALIDATION' });
    const nothing = await server.visitor().post('/api/login', undefined);
    expect(nothing.statusCode).toBe(400);
  });
});

describe('pages', () => {
  it('shows the landing page to strangers and the application to owners', async () => {
    expect((await server.visitor().get('/')).body).toContain('<title>landing</title>');
    expect((await (await server.owner('zora')).get('/')).body).toContain('<title>app</title>');
  });

  it.each(['/login', '/register', '/editor', '/editor/7', '/admin', '/admin/7', '/profile'])(
    '%s is the application',
    async (url) => {
      const answer = await server.visitor().get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    },
  );

  it('names to an owner alone what a screen begins with', async () => {
    const owner = await server.owner('zora');
    const linkOf = async (browser: typeof owner, url: string) => (await browser.get(url)).headers.link;
    expect(await linkOf(owner, '/editor/7?lang=cs')).toBe(
      '</api/auth/user>; rel=preload; as=fetch; crossorigin, </api/websites/7>; rel=preload; as=fetch; crossorigin, ' +
        '</assets/cs/editor.js>; rel=modulepreload',
    );
    expect(await linkOf(owner, '/')).toContain('</assets/en/dashboard.js>');
    expect(await linkOf(owner, '/profile')).toBeUndefined();
    for (const url of ['/', '/editor/7']) expect(await linkOf(server.visitor(), url)).toBeUndefined();
  });

  it('shows everybody the same privacy policy', async () => {
    for (const browser of [server.visitor(), await server.owner('zora')]) {
      const answer = await browser.get('/privacy');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=0, must-revalidate',
      ]);
      expect(answer.body).toContain('<title>privacy</title>');
    }
  });

  it('tells caches that / is not the same for everybody', async () => {
    expect((await server.visitor().get('/')).headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('answers HEAD like GET, without the page', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.visitor().call({ method, url: '/login' });
      expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '49']);
      expect(answer.body).toHaveLength(method === 'HEAD' ? 0 : 49);
    }
  });

  it('shows people a page where a website with api in its name is missing', async () => {
    expect((await server.visitor().get('/apiary')).headers['content-type']).toContain('text/html');
    expect((await server.visitor().get('/api?x')).headers['content-type']).toContain('json');
  });

  it.each([
    ['/login/', '/login'],
    ['/LOGIN?next=%2FAdmin%2F7', '/login?next=%2FAdmin%2F7'],
    ['/Admin/7/', '/admin/7'],
    ['/PUB-SALON', '/pub-salon'],
    ['/pub-salon/', '/pub-salon'],
  ])('leads %s to its one form', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.visitor().call({ method, url });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
    }
    expect((await server.visitor().post(url, {})).statusCode).toBe(404);
  });

  it('lets no answer of the API be stored, refusals and errors neither', async () => {
    const owner = await server.owner('zora');
    for (const url of ['/api/auth/user', '/api/websites', '/api/account/sessions', '/api/nothing']) {
      for (const browser of [owner, server.visitor()]) {
        const { headers } = await browser.get(url);
        expect([url, headers['cache-control'], headers.vary]).toEqual([url, 'no-store', 'Cookie']);
      }
    }
  });

  it('tells the next page nothing of an address but where it lies', async () => {
    const { headers } = await server.visitor().get('/admin');
    expect(headers['referrer-policy']).toBe('strict-origin');
  });

  it('sends /dashboard home', async () => {
    const answer = await server.visitor().get('/dashboard');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });

  it('answers unknown calls as JSON and unknown pages as a page', async () => {
    const call = await server.visitor().get('/api/nothing');
    expect([call.statusCode, call.json().code]).toEqual([404, 'NOT_FOUND']);
    const page = await server.visitor().get('/some/where');
    expect([page.statusCode, page.body]).toEqual([
      404,
      '<!doctype html><html lang="en"><title>not found</title>',
    ]);
    expect((await server.visitor().post('/somewhere', {})).json().code).toBe('NOT_FOUND');
  });

  it('sends security headers with everything', async () => {
    for (const url of ['/', '/api/nothing', '/nobody', '/login']) {
      expect((await server.visitor().get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      });
    }
  });
});
