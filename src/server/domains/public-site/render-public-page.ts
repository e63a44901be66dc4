import type { PublicSite } from '@/contracts/endpoints/websites';
import { peopleWithDiary } from '@/core/people';
import { getEffectiveTier } from '@/core/plans';
import { localDateTime } from '@/core/wall-clock';
import { isOpenToVisitors, toPageData } from '@/sections/page/page';
import { type RenderSiteInput, renderSite } from '@/site/render-site';
import { toSite } from '@/site/site';
import type { ClientAssets } from '../../http/client-assets';
import { type CompressedPage, preparePage } from '../../http/compressed-page';
import type { Deps } from '../../http/deps';
import { isLargePage, workOnLargePage } from '../../http/large-pages';
import { findDraft, findPublishedWebsite, findWebsiteBySlug, type OwnedWebsite } from '../websites';

/** The published page of a slug with its bytes ready; null when there is none. */
export async function renderPublishedPage(
  deps: Deps,
  assets: ClientAssets,
  slug: string,
): Promise<CompressedPage | null> {
  const website = await findPublishedWebsite(deps.db, slug);
  if (!website) return null;
  const page = await renderPage(deps, assets, website);
  const { trialEndDate } = website.owner;
  // A trial ends by itself, while the page is kept.
  const isTrial = getEffectiveTier(website.owner, deps.clock.now()) === 'trial';
  return isTrial && trialEndDate ? { ...page, goodUntil: trialEndDate } : page;
}

/**
 * The page as only its owner sees it, with a bar that says so: with the unsaved work where there is some, whether
 * visitors read an earlier version or nothing yet.
 */
export async function renderDraftPreview(
  deps: Deps,
  assets: ClientAssets,
  slug: string,
  userId: number,
): Promise<CompressedPage | null> {
  const website = await findWebsiteBySlug(deps.db, slug);
  if (!website || website.userId !== userId) return null;
  const { id, isPublished } = website;
  const draft = { editorUrl: `/editor/${id}`, isPublished };
  return renderPage(deps, assets, { ...website, ...(await findDraft(deps.db, slug, userId)) }, draft);
}

function renderPage(
  { config, clock }: Deps,
  assets: ClientAssets,
  website: OwnedWebsite,
  draft?: RenderSiteInput['draft'],
): Promise<CompressedPage> {
  const { hours, people } = website;
  const draw = async () => {
    const now = clock.now();
    const wallTime = localDateTime(now, website.timeZone);
    const tier = getEffectiveTier(website.owner, now);
    const { html, styleHash } = renderSite({
      site: {
        ...toSite(website),
        opening: hours ? { hours, wallTime } : undefined,
        people: people ? peopleWithDiary(people, tier) : undefined,
      },
      origin: config.publicUrl,
      assets: assets.siteScripts,
      year: now.getUTCFullYear(),
      draft,
      tier,
    });
    return preparePage(html, assets.sitePolicy(styleHash));
  };
  return isLargePage(website.pageData) ? workOnLargePage(website.userId, draw) : draw();
}

/** Presents a website to a caller of the API: what visitors can do only with a better plan is left out here too. */
export function presentOpenSite(website: OwnedWebsite, now: Date): PublicSite {
  const { page, business: _, ...site } = toSite(website);
  const tier = getEffectiveTier(website.owner, now);
  const pageData = toPageData(page);
  const sections = pageData.sections.filter(({ type }) => isOpenToVisitors(type, tier));
  return { ...site, pageData: { ...pageData, sections } };
}
