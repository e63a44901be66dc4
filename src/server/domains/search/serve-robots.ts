import type { FastifyInstance } from 'fastify';
import { paths } from '@/core/screen-paths';
import type { Deps } from '../../http/deps';
import { createEtag, isKnown } from '../../http/negotiate';
import { APP_PATHS } from '../../http/serve-pages';

/** People may search for these screens. */
const FINDABLE: readonly string[] = [paths.login, paths.register];

/** Serves /robots.txt, which allows everything but the owners' screens and the calls. */
export function serveRobots(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const robots = renderRobots(config.publicUrl);
  const etag = createEtag(robots);
  app.get('/robots.txt', { config: { access: 'page' } }, (request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=3600', etag });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(robots);
  });
}

function renderRobots(publicUrl: string): string {
  const screens = [...APP_PATHS, '/dashboard'].filter((path) => !FINDABLE.includes(path));
  const closed = new Set(screens.map((path) => `/${path.split('/')[1]}`));
  // The rules must be exact: `Disallow: /admin` would close a website at /administration as well.
  const rules = [...closed]
    .sort()
    .flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`]);
  return ['User-agent: *', 'Disallow: /api/', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
