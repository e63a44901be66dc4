import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as api from '@/contracts/endpoints/websites';
import { demoSlug } from '@/core/demo-slug';
import { getEffectiveTier } from '@/core/plans';
import { isSlug } from '@/core/slug';
import type { DemoBannerProps } from '@/site/demo/demo-banner';
import { isDemoName } from '@/site/demo/demo-sites';
import type { DemoName } from '@/site/demo/demo-titles';
import { renderDemo } from '@/site/demo/render-demo';
import { BY_LANGUAGE, chooseLocale, readAskedLocale } from '../../http/choose-locale';
import type { ClientAssets } from '../../http/client-assets';
import { type CompressedPage, PUBLISHED, preparePage, sendPage } from '../../http/compressed-page';
import type { Deps } from '../../http/deps';
import { PageCache } from '../../http/page-cache';
import { limitPerOwner } from '../../http/rate-limit';
import { serve } from '../../http/route';
import { withoutCalls } from '../../http/security-headers';
import { isDraftRequested } from '../../http/serve-from-cache';
import { sendNotFound } from '../../http/serve-pages';
import { findSessionUser } from '../accounts';
import { findPreviewState, getPublishedWebsite } from '../websites';
import { presentOpenSite, renderDraftPreview, renderPublishedPage } from './render-public-page';

/** Kept apart from published pages: previews cannot push them out, and no address of a visitor leads to them. */
const PREVIEW_BYTES = 32 * 1024 * 1024;
/** One look every five seconds, for ten minutes. */
const LOOKS = { max: 120, windowSeconds: 10 * 60 };

/** GET /{slug}: the page from memory; with `?draft`, or while it is unpublished, its signed-in owner's draft of it. */
export function servePublicPage(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  pages: PageCache,
): void {
  const findDraft = createFindDraft(app, deps, assets);
  app.get<{ Params: { slug: string } }>('/:slug', { config: { access: 'page' } }, async (request, reply) => {
    const { slug } = request.params;
    if (!isSlug(slug)) return sendNotFound(request, reply, assets);
    const isDraftAsked = isDraftRequested(request.url);
    const draft = isDraftAsked && (await findDraft(request, reply, slug));
    if (draft) return sendDraft(request, reply, draft);
    const page = await pages.getOrRender(slug, () => renderPublishedPage(deps, assets, slug));
    if (page) return sendPage(request, reply, page, PUBLISHED);
    const unpublished = !isDraftAsked && (await findDraft(request, reply, slug));
    return unpublished ? sendDraft(request, reply, unpublished) : sendNotFound(request, reply, assets);
  });
}

/** Makes what finds the draft of who asks; each state of it is drawn once, however often its owner looks. */
function createFindDraft(app: FastifyInstance, deps: Deps, assets: ClientAssets) {
  const previews = new PageCache(deps.clock, PREVIEW_BYTES);
  const countLook = limitPerOwner(app, deps.config, LOOKS);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
  ): Promise<CompressedPage | null> => {
    const user = await findSessionUser(deps, request);
    const state = user && (await findPreviewState(deps.db, slug, user.id));
    if (!state) return null;
    await countLook(request, reply, user.id);
    const tier = getEffectiveTier(user, deps.clock.now());
    return previews.getOrRender(`${state} ${tier}`, () => renderDraftPreview(deps, assets, slug, user.id));
  };
}

function sendDraft(request: FastifyRequest, reply: FastifyReply, draft: CompressedPage) {
  return sendPage(request, reply.header('x-robots-tag', 'noindex'), draft, 'private, no-store');
}

export const publicSiteRoutes = [
  serve(api.getPublicSite, {
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    call: async ({ deps, params: { slug } }) =>
      presentOpenSite(await getPublishedWebsite(deps.db, slug), deps.clock.now()),
  }),
];

/** GET /demo/{name}: a template as somebody's website in the language of its visitor, from memory like any other page. */
export function serveDemoSites(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  pages: PageCache,
): void {
  app.get<{ Params: { name: string } }>(
    '/demo/:name',
    { config: { access: 'page' } },
    async (request, reply) => {
      const { name } = request.params;
      const locale = chooseLocale(request);
      const isAsked = readAskedLocale(request.url) !== null;
      const render = async () =>
        isDemoName(name) ? prepareDemo(name, { locale, isAsked }, deps, assets) : null;
      // No address has a question mark in its path: what lies ready for all visitors is never one of these.
      const page = await pages.getOrRender(`${demoSlug(name)}?${locale}${isAsked ? ' asked' : ''}`, render);
      return page
        ? sendPage(request, reply, page, PUBLISHED, BY_LANGUAGE)
        : sendNotFound(request, reply, assets);
    },
  );
}

function prepareDemo(
  name: DemoName,
  language: DemoBannerProps,
  { config, clock }: Deps,
  assets: ClientAssets,
): Promise<CompressedPage> {
  const { html, styleHash } = renderDemo(name, {
    ...language,
    origin: config.publicUrl,
    assets: assets.siteScripts,
    year: clock.now().getUTCFullYear(),
  });
  return preparePage(html, withoutCalls(assets.sitePolicy(styleHash)));
}
