import { startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';

const server = startTestServer();

describe('an address that leads nowhere', () => {
  it.each([
    '/nobody',
    '/a/b/c',
    '/demo/unknown',
    '/editor.php',
    '/wp-login.php',
    '/.env',
    '/%zz',
    '/%',
    '/a/%ff/b',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%F0%9F%A5%90',
    '/uploads/missing.webp',
    '/index.html',
    '/apiary/x',
    `/${'long'.repeat(1000)}`,
    '//evil.example/%2f..',
  ])('%s is the not-found page', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.visitor().call({ method, url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.body).toBe(
        method === 'GET' ? '<!doctype html><html lang="en"><title>not found</title>' : '',
      );
    }
  });
});

describe('an unknown call', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'is 404 as JSON: %s',
    async (method) => {
      for (const url of [
        '/api',
        '/api/',
        '/api/unknown',
        '/api/websites/7/unknown',
        '/api/%zz',
        '/api/x?y=%zz',
      ]) {
        const answer = await server.visitor().call({ method, url });
        expect([url, answer.statusCode]).toEqual([url, 404]);
        expect(answer.json()).toEqual({ message: 'Not found', code: 'NOT_FOUND' });
      }
    },
  );

  it('with a body is 404 too, whatever its type', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await server.visitor().post('/api/unknown', '{"a":1}', { 'content-type': type });
      expect([type, answer.statusCode]).toEqual([type, 404]);
    }
  });

  it('of HEAD has no body', async () => {
    const answer = await server.visitor().call({ method: 'HEAD', url: '/api/unknown' });
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });
});

it('what no page takes is not found as JSON', async () => {
  const answer = await server.visitor().post('/nobody', {});
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});
