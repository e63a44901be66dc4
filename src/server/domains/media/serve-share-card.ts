import type { FastifyInstance } from 'fastify';
import { isSlug } from '@/core/slug';
import { shareCardOf, shareCardPath } from '@/site/share-card';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import { isKnown } from '../../http/negotiate';
import { sendNotFound } from '../../http/serve-pages';
import { findShareCardSite } from '../websites';
import { ShareCards } from './share-cards';

const FILE_NAME = /^[\w-]{12}\.png$/;

/** The picture beside shared links to a published page that has none of its own; the address of an older one leads to it. */
export function serveShareCard(app: FastifyInstance, deps: Deps, assets: ClientAssets): void {
  const cards = new ShareCards(deps.files);
  app.get<{ Params: { slug: string; file: string } }>(
    '/share/:slug/:file',
    { config: { access: 'page', rateLimit: { max: 120, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { slug, file } = request.params;
      const site = isSlug(slug) && FILE_NAME.test(file) ? await findShareCardSite(deps.db, slug) : null;
      if (!site) return sendNotFound(request, reply, assets);
      const card = shareCardOf(site, deps.config.publicUrl);
      const path = shareCardPath(card);
      if (path !== `/share/${slug}/${file}`) {
        return reply.header('cache-control', 'no-cache').redirect(path, 302);
      }
      const etag = `"${file}"`;
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/png').send(await cards.get(card));
    },
  );
}
