export {
  binWebsite,
  findBinned,
  keepWebsite,
  listBin,
  selectBinTexts,
  takeFromBin,
  takeOverdue,
} from './bin-queries';
export { findMailWebsite } from './find-mail-website';
export { acceptLanguage, guessLanguageOf, startLanguageGuesses } from './guess-languages';
export {
  claimOverview,
  findNewsSettings,
  listOverviews,
  writeNewsSettings,
} from './news-queries';
export { PublishedHeads } from './published-heads';
export {
  findDraft,
  findLegalWebsite,
  findOwnLegalWebsite,
  findPreviewState,
  findPublishedPage,
  findPublishedState,
  findShareCardSite,
  findShownWebsite,
  findWebsiteBySlug,
  getPublishedWebsite,
  getServedWebsite,
  type HeldWebsite,
  type LegalWebsite,
  lockServedHead,
  lockServedSender,
  lockServedWebsite,
  lockWebsiteHead,
  type MailFacts,
  type OwnedWebsite,
  type PublishedWebsite,
  type ShownWebsite,
  showsPictureCut,
  type WebsiteHead,
} from './published-website';
export {
  countAllWebsites,
  countWebsites,
  deleteWebsite,
  discardDraft,
  findEarlierWebsite,
  findNewsSeen,
  findPages,
  findWebsite,
  getWebsite,
  getWebsiteClock,
  insertRevision,
  insertWebsite,
  isOwnWebsite,
  isSlugUsed,
  isStoredWebsite,
  listAddresses,
  listWebsiteClocks,
  listWebsiteIds,
  listWebsites,
  lockWebsite,
  lockWebsiteForReading,
  lockWebsitesOf,
  moveNewsSeen,
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
export {
  listRetentions,
  readLegal,
  readRetention,
  writeBusiness,
  writeHours,
  writeLegal,
  writePeople,
  writeRetention,
} from './settings-queries';
export { PartsCount, readPublished, type SitemapPart, type SitemapWebsite } from './sitemap-queries';
