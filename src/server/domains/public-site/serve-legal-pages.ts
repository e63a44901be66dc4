import type { FastifyInstance } from 'fastify';
import { findLegalText, getLegalPath, LEGAL_KINDS, type LegalKind } from '@/core/legal';
import { isSlug } from '@/core/slug';
import { renderLegal } from '@/site/legal/render-legal';
import { toSite } from '@/site/site';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import { compressPage, type KeptPage, type PageCache, PUBLISHED, sendKeptPage } from '../../http/page-cache';
import { limitPerOwner } from '../../http/rate-limit';
import { withoutCalls } from '../../http/security-headers';
import { sendNotFound } from '../../http/serve-pages';
import { findSessionUser } from '../accounts';
import { findLegalWebsite, findOwnLegalWebsite, findPublishedState, type LegalWebsite } from '../websites';

/** Returns the name of a legal page in the page cache. It must be the path, by which pages are sent from memory. */
const getLegalName = (slug: string, kind: LegalKind): string => getLegalPath(slug, kind).slice(1);

/** Lists the names of a website's legal pages in the page cache; they change along with its page. */
export const listLegalNames = (slug: string): string[] => LEGAL_KINDS.map((kind) => getLegalName(slug, kind));

/** This allows one look every five seconds, for ten minutes. */
const READ_LIMIT = { max: 120, windowSeconds: 10 * 60 };

/**
 * Serves GET /{slug}/imprint, /privacy and /terms: an owner's text as a page, from memory like the page itself. Shared
 * caches ask for it each time, because few people read it. While the website is unpublished, only its signed-in owner
 * gets it.
 */
export function serveLegalPages(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  pages: PageCache,
): void {
  const countLook = limitPerOwner(app, deps.config, READ_LIMIT);
  for (const kind of LEGAL_KINDS)
    app.get<{ Params: { slug: string } }>(
      `/:slug/${kind}`,
      { config: { access: 'page' } },
      async (request, reply) => {
        const { slug } = request.params;
        if (!isSlug(slug)) return sendNotFound(request, reply, assets);
        const page = await pages.getOrRender(getLegalName(slug, kind), {
          render: async () => drawPage(deps, assets, await findLegalWebsite(deps.db, slug), kind),
          findState: () => findPublishedState(deps.db, slug),
        });
        if (page) return sendKeptPage(request, reply, page, PUBLISHED);
        const user = await findSessionUser(deps, request);
        const website = user && (await findOwnLegalWebsite(deps.db, slug, user.id));
        if (!website) return sendNotFound(request, reply, assets);
        await countLook(request, reply, user.id);
        const draft = await drawPage(deps, assets, website, kind);
        return draft
          ? sendKeptPage(request, reply, draft, 'private, no-store')
          : sendNotFound(request, reply, assets);
      },
    );
}

/** Draws a legal page; null if its owner has given no text. */
async function drawPage(
  { clock }: Pick<Deps, 'clock'>,
  assets: ClientAssets,
  website: LegalWebsite | null,
  kind: LegalKind,
): Promise<KeptPage | null> {
  const text = findLegalText(website?.legal, kind);
  if (!website || text === null) return null;
  const { theme, state } = website;
  const pageData = { sections: [], ...(theme && { theme }) };
  const year = clock.now().getUTCFullYear();
  const site = toSite({ ...website, description: '', pageData });
  const { html, styleHash } = renderLegal({ site, kind, text, year });
  const page = await compressPage(html, withoutCalls(assets.sitePolicy(styleHash)));
  return { ...page, state, goodUntil: new Date(Date.UTC(year + 1, 0)) };
}
