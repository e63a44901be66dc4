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
    site: presentSite(website),
    origin: config.publicUrl,
    assets: assets.siteScripts,
    year: now.getUTCFullYear(),
    draft,
    isVisitorActive: !isExpired(website.owner, now),
  });
  return preparePage(html, assets.sitePolicy(styleHash));
}

/** What visitors may know of a website. */
function presentSite({ title, description, logoUrl, slug, pageData }: OwnedWebsite): PublicSite {
  return { title, description, logoUrl, slug, pageData: upgradePage(pageData) };
}

/** The same for who asks the API: what visitors could do is left out here too when the owner's plan has ended. */
export function presentOpenSite(website: OwnedWebsite, now: Date): PublicSite {
  const site = presentSite(website);
  if (!isExpired(website.owner, now)) return site;
  const sections = site.pageData.sections.filter(({ type }) => !findDefinition(type)?.hasVisitorForm);
  return { ...site, pageData: { ...site.pageData, sections } };
}
