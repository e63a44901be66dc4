import type { FastifyInstance } from 'fastify';
import { isSlug } from '@/core/slug';
import type { Deps } from '../../deps';
import type { ClientAssets } from '../../http/client-assets';
import { PUBLISHED, sendPage } from '../../http/ready-page';
import { sendNotFound } from '../../http/serve-pages';
import { findSessionUser } from '../../http/session-user';
import { renderDraftPreview, renderPublishedPage } from './render-public-page';

/** GET /{slug}: the page from memory; an unpublished one for its signed-in owner only. */
export function servePublicPage(app: FastifyInstance, deps: Deps, assets: ClientAssets): void {
  const { pages } = deps;
  app.get<{ Params: { slug: string } }>('/:slug', { config: { access: 'page' } }, async (request, reply) => {
    const { slug } = request.params;
    if (!isSlug(slug)) return sendNotFound(request, reply, assets);
    const page = await pages.getOrRender(slug, () => renderPublishedPage(deps, assets, slug));
    if (page) return sendPage(request, reply, page, PUBLISHED);
    const user = await findSessionUser(deps, request);
    const draft = user && (await renderDraftPreview(deps, assets, slug, user.id));
    if (draft) return sendPage(request, reply.header('x-robots-tag', 'noindex'), draft, 'private, no-store');
    return sendNotFound(request, reply, assets);
  });
}
