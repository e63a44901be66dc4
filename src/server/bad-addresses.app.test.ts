import { type Call, listApiCalls } from '@tests/support/api-calls';
import { listen, readToEnd, sendRaw } from '@tests/support/raw-request';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const server = startTestServer();
let owner: Browser;
let id: number;
let calls: Call[];

beforeAll(async () => {
  calls = await listApiCalls(server);
});

beforeEach(async () => {
  owner = await server.owner('zora');
  id = (await owner.post('/api/websites', { title: 'Salón', slug: 'salon', isPublished: true })).json().id;
});

describe('an address', () => {
  const PARTS = [
    ...[
      '0',
      '-1',
      '1.5',
      '1e3',
      '2147483648',
      '9'.repeat(400),
      'NaN',
      'null',
      '__proto__',
      '%00',
      '%ff',
      '%2F',
    ],
    ...[
      '%E2%80%AE',
      '%F0%9F%98%80',
      '%ED%A0%80',
      '..%2f..%2fetc',
      "'%20OR%201=1--",
      'a'.repeat(3000),
      '*',
      ':id',
    ],
  ];

  it.each(PARTS)('with %.40s in it leads to nothing', async (part) => {
    for (const { method, path } of calls.filter((call) => call.path.includes('{'))) {
      const url = path
        .replace('{id}', part)
        .replace('{slug}', part)
        .replace(/\{\w+\}/g, part);
      for (const browser of [owner, server.visitor()]) {
        const answer = await browser.call({ method, url, payload: method === 'GET' ? undefined : {} });
        expect([url, answer.statusCode], answer.body).toEqual([url, expect.toSatisfy(leadsNowhere)]);
      }
    }
    expect((await owner.get(`/api/websites/${id}`)).statusCode).toBe(200);
  });

  // A 200 is fine: the check of an address answers with it whether the address is free.
  const leadsNowhere = (status: number) => status < 500 && status !== 201 && status !== 204;

  it.each([
    ...['cursor=1-1&cursor=2-2', 'cursor[]=1-1', 'cursor=', 'cursor=1', 'cursor=1-', 'cursor=-1-1'],
    ...['cursor=999999999999999-1', 'cursor=1-9999999999', 'cursor=1-1%00', 'cursor=%ff', 'cursor=1-1-1'],
    ...['__proto__=1', '%', '&&&', 'cursor=1-1;DROP', '='.repeat(2000)],
  ])('with the query %.40s answers a list or 400', async (query) => {
    for (const list of ['contact-submissions', 'bookings', 'orders']) {
      const answer = await owner.get(`/api/websites/${id}/${list}?${query}`);
      expect([200, 400], answer.body).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/SELECT|syntax|drizzle/i);
    }
  });
});

it('answers strange request lines without a fault and with every security header', async () => {
  const port = await listen(server.app);
  const lines = [
    ...[
      'GET //',
      'GET //evil.example/',
      'GET /%2e%2e/',
      'GET /../../etc/passwd',
      'GET /%',
      'GET /%ff',
      'GET /%00',
    ],
    ...[`GET /${'a'.repeat(7000)}`, `GET /?${'a'.repeat(7000)}`, 'GET /salon?%ff', 'GET /salon#x', 'GET *'],
    ...[
      'OPTIONS /salon',
      'OPTIONS /api/login',
      'OPTIONS *',
      'DELETE /salon',
      'PUT /',
      'TRACE /',
      'PROPFIND /',
    ],
    ...['GET http://evil.example/salon', 'GET /uploads/..%2f..%2fsession-secret', 'GET /uploads/.htaccess'],
    ...['GET /assets/..%2f..%2fpackage.json', 'GET /\\evil.example', 'GET /api/%2e%2e/salon', 'HEAD /nobody'],
  ];
  for (const line of lines) {
    const socket = await sendRaw(port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await readToEnd(socket);
    expect([line, answer.split(' ')[1]]).toEqual([line, expect.stringMatching(/^(200|4\d\d)$/)]);
    expect(answer, line).toContain('nosniff');
    expect(answer, line).not.toMatch(/location: /i);
  }
});

it.each([
  'sid=',
  'sid=%ff',
  'sid=a.b',
  'sid=__proto__',
  `sid=${'a'.repeat(5000)}`,
  ';;;=',
  'sid=a; sid=b',
  '\u00ff',
])('takes the cookie %.40s for a stranger', async (cookie) => {
  expect((await server.visitor().get('/api/auth/user', { cookie })).statusCode).toBe(401);
  expect((await server.visitor().get('/', { cookie })).body).toContain('landing');
});
