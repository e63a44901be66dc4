import type { PublicSite } from '@/contracts/public-site';
import { isExpired } from '@/core/plans';
import { upgradePage } from '@/sections/page-content';
import { findDefinition } from '@/sections/registry';
import { renderSite } from '@/site/render-site';
import { findWebsiteBySlug, type OwnedWebsite } from '../../db/published-website';
import type { Deps } from '../../deps';
import type { ClientAssets } from '../../http/client-assets';
import { preparePage, type ReadyPage } from '../../http/ready-page';

/** The published page of a slug with its bytes ready; null when there is none. */
export async function renderPublishedPage(
  deps: Deps,
  assets: ClientAssets,
  slug: string,
): Promise<ReadyPage | null> {
  const website = await findWebsiteBySlug(deps.db, slug);
  return website?.isPublished ? renderPage(deps, assets, website) : null;
}

/** The unpublished page as only its owner sees it, with a bar that says so. */
export async function renderDraftPreview(
  deps: Deps,
  assets: ClientAssets,
  slug: string,
  userId: number,
): Promise<ReadyPage | null> {
  const website = await findWebsiteBySlug(deps.db, slug);
  if (!website || website.isPublished || website.userId !== userId) return null;
  return renderPage(deps, assets, website, { editorUrl: `/editor/${website.id}` });
}

function renderPage(
  { config, clock }: Deps,
  assets: ClientAssets,
  website: OwnedWebsite,
  draft?: { editorUrl: string },
): Promise<ReadyPage> {
  const now = clock.now();
  const { html, styleHash } = renderSite({
    site: presentSite(website, now),
    origin: config.publicUrl,
    assets: assets.siteScripts,
    year: now.getUTCFullYear(),
    draft,
    isVisitorActive: !isExpired(website.owner, now),
  });
  return preparePage(html, assets.sitePolicy(styleHash));
}

/** What visitors may know of a website; what they could do is left out when its owner's plan has ended. */
export function presentSite(website: OwnedWebsite, now: Date): PublicSite {
  const { title, description, logoUrl, slug, owner } = website;
  const pageData = upgradePage(website.pageData);
  const sections = isExpired(owner, now)
    ? pageData.sections.filter(({ type }) => !findDefinition(type)?.hasVisitorForm)
    : pageData.sections;
  return { title, description, logoUrl, slug, pageData: { ...pageData, sections } };
}
