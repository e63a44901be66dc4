import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardRoutes } from './register-routes';

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
