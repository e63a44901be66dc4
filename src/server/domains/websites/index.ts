export { acceptLanguage, guessLanguageOf, startLanguageGuesses } from './guess-languages';
export {
  findDraft,
  findMailWebsite,
  findPreviewState,
  findPublishedWebsite,
  findShareCardSite,
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
export { isSlugReserved, MAX_RESERVED, releaseSlug, reserveSlug } from './reserved-slugs';
export { findRevision, findSave, listRevisions, listVersions } from './revision-queries';
export { ownWebsiteRoutes } from './routes';
export { countParts, readPublished, type SitemapPart, type SitemapWebsite } from './sitemap-queries';
