import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicSite } from '@/contracts/endpoints/websites';
import * as api from '@/contracts/endpoints/websites';
import { makeDemoSlug } from '@/core/demo-slug';
import { listPeopleWithDiary } from '@/core/people';
import { getEffectiveTier, isTrialTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { getNextSeason } from '@/core/season';
import { isSlug } from '@/core/slug';
import { HOME_TIME_ZONE, toInstant, toLocalDateTime } from '@/core/wall-clock';
import { getNextChange, type WebsiteHours } from '@/core/website-hours';
import { findNextSectionChange, isOpenToVisitors, toPageData } from '@/sections/page/page';
import type { DemoBannerProps } from '@/site/demo/demo-banner';
import { createDemoSite, isDemoName } from '@/site/demo/demo-sites';
import type { DemoName } from '@/site/demo/demo-titles';
import { renderDemo } from '@/site/demo/render-demo';
import { looks } from '@/site/looks/looks';
import { type RenderSiteInput, renderSite } from '@/site/render-site';
import { toSite } from '@/site/site';
import { BY_LANGUAGE, chooseLocale, readAskedLocale } from '../../http/choose-locale';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import { isLargePage, workOnLargePage } from '../../http/large-pages';
import { compressPage, type KeptPage, PageCache, PUBLISHED, sendKeptPage } from '../../http/page-cache';
import type { PageEdge } from '../../http/page-edge';
import { limitPerOwner } from '../../http/rate-limit';
import { serve } from '../../http/route';
import { withoutCalls } from '../../http/security-headers';
import { isDraftRequested } from '../../http/serve-from-cache';
import { sendNotFound } from '../../http/serve-pages';
import { renderSmallPage, sendSmallPage, smallPageRoute } from '../../http/small-page';
import { getLocale, getTextsIn } from '../../kernel/text';
import { findSessionUser } from '../accounts';
import {
  findDraft,
  findPreviewState,
  findPublishedPage,
  findPublishedState,
  findShownWebsite,
  getPublishedWebsite,
  type OwnedWebsite,
  type ShownWebsite,
} from '../websites';

/**
 * Previews have a cache of their own: they cannot push out published pages, and no address of a visitor leads to them.
 */
const PREVIEW_BYTES = 32 * 1024 * 1024;
/** This allows one look every five seconds, for ten minutes. */
const READ_LIMIT = { max: 120, windowSeconds: 10 * 60 };

/**
 * Serves GET /{slug}: the page from memory. With `?draft`, or while the website is unpublished, its signed-in owner
 * gets the draft.
 */
export function servePublicPage(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  { pages, edge }: { pages: PageCache; edge: PageEdge },
): void {
  const findDraft = createFindDraft(app, deps, assets);
  app.get<{ Params: { slug: string } }>('/:slug', { config: { access: 'page' } }, async (request, reply) => {
    const { slug } = request.params;
    if (!isSlug(slug)) return sendNotFound(request, reply, assets);
    const isDraftAsked = isDraftRequested(request.url);
    const draft = isDraftAsked && (await findDraft(request, reply, slug));
    if (draft) return sendDraft(request, reply, draft);
    const page = await pages.getOrRender(slug, {
      render: () => renderPublishedPage(deps, assets, slug),
      findState: () => findPublishedState(deps.db, slug),
    });
    if (page) {
      const { 'cache-control': cacheControl = PUBLISHED, ...forEdge } = edge.getHeaders(
        slug,
        page,
        deps.clock.now(),
      );
      return sendKeptPage(request, reply.headers(forEdge), page, cacheControl);
    }
    const unpublished = !isDraftAsked && (await findDraft(request, reply, slug));
    return unpublished ? sendDraft(request, reply, unpublished) : sendNotFound(request, reply, assets);
  });
}

/** The fields of a form of visitors take less. */
const FORM_BYTES = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Answers a form that a browser sends by itself to the address of its page, because the scripts have not come or are not
 * allowed. Nothing of it is read or stored; the answer says so.
 */
export async function serveUnsentForms(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: FORM_BYTES } as const;
    scope.addContentTypeParser(FORM_TYPE, options, (_request, _body, done) => done(null, undefined));
    for (const address of ['/:slug', paths.demo(':name')]) {
      scope.post(address, smallPageRoute.visit, async (request, reply) => {
        if (!request.headers['content-type']?.startsWith(FORM_TYPE)) return reply.callNotFound();
        const locale = getLocale(request);
        const t = getTextsIn(locale);
        const html = renderSmallPage({
          locale,
          mark: 'stopped',
          title: t('serverMessages.formUnsentTitle'),
          lead: t('serverMessages.formUnsent'),
          links: [
            {
              label: t('serverMessages.formUnsentPage'),
              address: new URL(request.url, deps.config.publicUrl).pathname,
            },
          ],
        });
        return sendSmallPage(deps, request, reply, { html, status: 400 });
      });
    }
  });
}

/**
 * Creates the function that finds the draft of a signed-in owner. Each state of a draft is drawn once, however often it
 * is read.
 */
function createFindDraft(app: FastifyInstance, deps: Deps, assets: ClientAssets) {
  const previews = new PageCache(deps.clock, { maxSize: PREVIEW_BYTES });
  const countLook = limitPerOwner(app, deps.config, READ_LIMIT);
  return async (request: FastifyRequest, reply: FastifyReply, slug: string): Promise<KeptPage | null> => {
    const user = await findSessionUser(deps, request);
    const state = user && (await findPreviewState(deps.db, slug, user.id));
    if (!state) return null;
    await countLook(request, reply, user.id);
    const tier = getEffectiveTier(user, deps.clock.now());
    return previews.getOrRender(`${state} ${tier}`, {
      render: () => renderDraftPreview(deps, assets, slug, user.id),
    });
  };
}

function sendDraft(request: FastifyRequest, reply: FastifyReply, draft: KeptPage) {
  return sendKeptPage(request, reply.header('x-robots-tag', 'noindex'), draft, 'private, no-store');
}

export const publicSiteRoutes = [
  serve(api.getPublicSite, {
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    call: async ({ deps, params: { slug } }) =>
      presentOpenSite(await getPublishedWebsite(deps.db, slug), deps.clock.now()),
  }),
];

/**
 * Serves GET /demo/{name}: a template as somebody's website, in the language of its visitor, from memory like any other
 * page.
 */
export function serveDemoSites(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  pages: PageCache,
): void {
  app.get<{ Params: { name: string } }>(
    paths.demo(':name'),
    { config: { access: 'page' } },
    async (request, reply) => {
      const { name } = request.params;
      const locale = chooseLocale(request);
      const isAsked = readAskedLocale(request.url) !== null;
      const render = async () =>
        isDemoName(name) ? prepareDemo(name, { locale, isAsked }, deps, assets) : null;
      // The question mark sets these names apart from all addresses, by which pages are sent from memory.
      const page = await pages.getOrRender(`${makeDemoSlug(name)}?${locale}${isAsked ? ' asked' : ''}`, {
        render,
      });
      return page
        ? sendKeptPage(request, reply, page, PUBLISHED, BY_LANGUAGE)
        : sendNotFound(request, reply, assets);
    },
  );
}

async function prepareDemo(
  name: DemoName,
  language: DemoBannerProps,
  { config, clock }: Deps,
  assets: ClientAssets,
): Promise<KeptPage> {
  const now = clock.now();
  const wallTime = toLocalDateTime(now, HOME_TIME_ZONE);
  const { page, opening } = createDemoSite(name, language.locale, wallTime);
  const changing = { hours: opening?.hours, pageData: toPageData(page), timeZone: HOME_TIME_ZONE };
  const goodUntil = getFirstMoment(listChanges(changing, now));
  const { html, styleHash } = renderDemo(name, {
    wallTime,
    ...language,
    origin: config.publicUrl,
    assets: assets.siteScripts,
    year: now.getUTCFullYear(),
    changesAt: goodUntil,
  });
  const kept = await compressPage(html, withoutCalls(assets.sitePolicy(styleHash)));
  return { ...kept, goodUntil };
}

/** Renders the published page of a slug, compressed; null when there is none. */
async function renderPublishedPage(deps: Deps, assets: ClientAssets, slug: string): Promise<KeptPage | null> {
  const found = await findPublishedPage(deps.db, slug);
  if (!found) return null;
  const page = await renderPage(deps, assets, found.website);
  return { ...page, state: found.state, goodUntil: getEnd(found.website, deps.clock.now()) };
}

/**
 * Returns when a page changes by itself: at the end of a trial, a year, a day or a daily menu, or when the business
 * opens or closes.
 */
function getEnd(website: OwnedWebsite, now: Date): Date {
  const ends = listChanges(website, now);
  const { trialEndDate } = website.owner;
  if (isTrialTier(getEffectiveTier(website.owner, now)) && trialEndDate) ends.push(trialEndDate);
  return getFirstMoment(ends);
}

interface Changing extends Pick<OwnedWebsite, 'timeZone' | 'pageData'> {
  hours?: WebsiteHours | null;
}

/** Lists the moments at which a page changes because time goes by. */
function listChanges({ hours, timeZone, pageData }: Changing, now: Date): Date[] {
  const wallTime = toLocalDateTime(now, timeZone);
  const ends = [new Date(Date.UTC(now.getUTCFullYear() + 1, 0))];
  if (hours) {
    const { date, time } = getNextChange(hours, wallTime);
    ends.push(toInstant(date, time, timeZone));
  }
  if (pageData.theme?.look && looks[pageData.theme.look].openingIn) {
    ends.push(toInstant(getNextSeason(wallTime), '00:00', timeZone));
  }
  const [date, time] = findNextSectionChange(pageData, wallTime)?.split(' ') ?? [];
  if (date && time) ends.push(toInstant(date, time, timeZone));
  return ends;
}

const getFirstMoment = (moments: readonly Date[]) => new Date(Math.min(...moments.map(Number)));

/**
 * Renders the page for its owner only, with a bar that says so. It shows the unsaved work if there is some, whether or
 * not the website is published.
 */
async function renderDraftPreview(
  deps: Deps,
  assets: ClientAssets,
  slug: string,
  userId: number,
): Promise<KeptPage | null> {
  const website = await findShownWebsite(deps.db, slug, userId);
  if (!website) return null;
  const { id, isPublished } = website;
  const draft = { editorUrl: paths.editor(id), isPublished };
  return renderPage(deps, assets, { ...website, ...(await findDraft(deps.db, slug, userId)) }, draft);
}

function renderPage(
  { config, clock }: Deps,
  assets: ClientAssets,
  website: ShownWebsite,
  draft?: RenderSiteInput['draft'],
): Promise<KeptPage> {
  const { hours, people } = website;
  const draw = async () => {
    const now = clock.now();
    const wallTime = toLocalDateTime(now, website.timeZone);
    const tier = getEffectiveTier(website.owner, now);
    const { html, styleHash } = renderSite({
      site: {
        ...toSite(website),
        opening: hours ? { hours, wallTime } : undefined,
        wallTime,
        people: people ? listPeopleWithDiary(people, tier) : undefined,
      },
      origin: config.publicUrl,
      assets: assets.siteScripts,
      year: now.getUTCFullYear(),
      changesAt: getEnd(website, now),
      draft,
      tier,
    });
    return compressPage(html, assets.sitePolicy(styleHash));
  };
  return isLargePage(website.pageData) ? workOnLargePage(website.userId, draw) : draw();
}

/** Presents a website to a caller of the API, without the sections that visitors can only use on a better plan. */
function presentOpenSite(website: OwnedWebsite, now: Date): PublicSite {
  const { page, business: _, ...site } = toSite(website);
  const tier = getEffectiveTier(website.owner, now);
  const pageData = toPageData(page);
  const sections = pageData.sections.filter(({ type }) => isOpenToVisitors(type, tier));
  return { ...site, pageData: { ...pageData, sections } };
}
