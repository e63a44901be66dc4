import type { FastifyInstance } from 'fastify';

/**
 * Nothing that the API answers is stored by a browser or a proxy, unless the call says how: most answers are somebody's
 * own, and one that is not costs little to ask for again.
 */
export function keepPrivateAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('vary')) reply.header('vary', 'Cookie');
  });
}
