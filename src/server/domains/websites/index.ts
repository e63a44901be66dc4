export { findMailWebsite } from './find-mail-website';
export { holdSlug, isSlugHeld, MAX_HELD, releaseSlug } from './held-slugs';
export { findPreviewState, findShareCardSite } from './public-queries';
export {
  findDraft,
  findPublishedWebsite,
  findWebsiteBySlug,
  getPublishedHead,
  getPublishedWebsite,
  getServedWebsite,
  lockServedHead,
  lockServedWebsite,
  lockWebsiteHead,
  type OwnedWebsite,
  type PublishedWebsite,
  type WebsiteHead,
} from './published-website';
export {
  countAllWebsites,
  countWebsites,
  deleteWebsite,
  discardDraft,
  findEarlierWebsite,
  findPages,
  findWebsite,
  getWebsiteClock,
  insertRevision,
  insertWebsite,
  isOwnWebsite,
  isSlugUsed,
  listAddresses,
  listWebsiteIds,
  listWebsites,
  lockWebsite,
  lockWebsiteForReading,
  lockWebsitesOf,
  type PageOwner,
  presentWebsite,
  replaceSocialLinks,
  selectPageTexts,
  selectWebsiteIds,
  updateWebsite,
  type WebsiteRecord,
} from './queries';
export { findRevision, findSave, listRevisions, listVersions } from './revision-queries';
export { ownWebsiteRoutes } from './routes';
export { countParts, readPublished, type SitemapPart, type SitemapWebsite } from './sitemap-queries';
