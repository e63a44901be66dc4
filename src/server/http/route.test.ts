import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardRoutes, parseJson } from './route';

const handler = async () => 'ok';

it('refuses a route that does not say who may call it', () => {
  const app = Fastify();
  guardRoutes(app);
  expect(() => app.get('/api/secrets', handler)).toThrow('GET /api/secrets does not state its access rule');
});

it('refuses a route in whose place a website could stand', () => {
  const app = Fastify();
  guardRoutes(app);
  expect(() => app.get('/bakery/open', { config: { access: 'page' } }, handler)).toThrow('reserve "bakery"');
});

it('accepts the others', () => {
  const app = Fastify();
  guardRoutes(app);
  app.get('/api/open', { config: { access: 'public' } }, handler);
  app.get('/:slug', { config: { access: 'page' } }, handler);
});

it('parses JSON and takes an empty body as none', () => {
  expect(parseJson('{"a":["[[[",1]}')).toEqual({ a: ['[[[', 1] });
  expect(parseJson('')).toBeUndefined();
});

it('accepts 32 levels and refuses 33', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(parseJson(nested(32))).toBeInstanceOf(Array);
  expect(() => parseJson(nested(33))).toThrow('refusals.tooDeep');
  expect(() => parseJson(nested(200_000))).toThrow('refusals.tooDeep');
});

it.each(['{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"\\u0000":1}'])(
  'refuses what cannot be stored: %s',
  (body) => {
    expect(() => parseJson(body)).toThrow('refusals.storable');
  },
);

it('says when it is not JSON', () => {
  expect(() => parseJson('{a:1}')).toThrow('refusals.notJson');
});

it('drops a prototype that somebody slipped in', () => {
  expect(Object.keys(parseJson('{"__proto__":{"isAdmin":true},"a":1}') as object)).toEqual(['a']);
});
