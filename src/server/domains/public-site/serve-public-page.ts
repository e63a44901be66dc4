import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSlug } from '@/core/slug';
import type { Deps } from '../../deps';
import { asksForDraft } from '../../http/answer-from-memory';
import type { ClientAssets } from '../../http/client-assets';
import { PUBLISHED, type ReadyPage, sendPage } from '../../http/ready-page';
import { sendNotFound } from '../../http/serve-pages';
import { findSessionUser } from '../../http/session-user';
import { renderDraftPreview, renderPublishedPage } from './render-public-page';

/** GET /{slug}: the page from memory; with `?draft`, or while it is unpublished, its signed-in owner's draft of it. */
export function servePublicPage(app: FastifyInstance, deps: Deps, assets: ClientAssets): void {
  const { pages } = deps;
  app.get<{ Params: { slug: string } }>('/:slug', { config: { access: 'page' } }, async (request, reply) => {
    const { slug } = request.params;
    if (!isSlug(slug)) return sendNotFound(request, reply, assets);
    const isDraftAsked = asksForDraft(request.url);
    const draft = isDraftAsked && (await findDraft(deps, assets, request, slug));
    if (draft) return sendDraft(request, reply, draft);
    const page = await pages.getOrRender(slug, () => renderPublishedPage(deps, assets, slug));
    if (page) return sendPage(request, reply, page, PUBLISHED);
    const unpublished = !isDraftAsked && (await findDraft(deps, assets, request, slug));
    return unpublished ? sendDraft(request, reply, unpublished) : sendNotFound(request, reply, assets);
  });
}

async function findDraft(
  deps: Deps,
  assets: ClientAssets,
  request: FastifyRequest,
  slug: string,
): Promise<ReadyPage | null> {
  const user = await findSessionUser(deps, request);
  return user && renderDraftPreview(deps, assets, slug, user.id);
}

function sendDraft(request: FastifyRequest, reply: FastifyReply, draft: ReadyPage) {
  return sendPage(request, reply.header('x-robots-tag', 'noindex'), draft, 'private, no-store');
}
