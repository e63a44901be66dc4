import type { FastifyInstance } from 'fastify';
import { isSlug, RESERVED_SLUGS } from '@/core/slug';

/** Served by a plugin, for everybody: the built files. */
const PLUGIN_PATHS = /^\/(assets|fonts|images)\//;

/** Stops the start when a route does not say who may call it, or when a website could take its place. */
export function guardRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.access && !PLUGIN_PATHS.test(url))
      throw new Error(`${method} ${url} does not state its access rule.`);
    const first = url.split('/')[1] ?? '';
    if (isSlug(first) && !RESERVED_SLUGS.has(first))
      throw new Error(`${url} could be a website: reserve "${first}".`);
  });
}
