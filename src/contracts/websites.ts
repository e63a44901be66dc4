import * as z from 'zod/mini';
import { longText, nameLine, requestId, timestamp } from '@/core/fields';
import { toSafeImageUrl } from '@/core/link';
import { LOCALES } from '@/core/locale/locale';
import { key } from '@/core/messages';
import { visitorFeatures } from '@/core/plans';
import { isSlug, SLUG_MAX_LENGTH, SLUG_MIN_LENGTH } from '@/core/slug';
import { pageData, section } from './page-data';

export const TITLE_MAX_LENGTH = 150;

/** A deleted website stays in the bin for this long, and its address is kept for its former owner. */
export const BIN_DAYS = 30;

const slug = z
  .string(key('validation.slugMin'))
  .check(
    z.minLength(SLUG_MIN_LENGTH, { error: key('validation.slugMin'), abort: true }),
    z.maxLength(SLUG_MAX_LENGTH, { error: key('validation.slugMax'), abort: true }),
    z.refine(isSlug, key('validation.slugFormat')),
  );

/** It is the address of the logo: an upload of ours or http(s); null when there is none. */
const logoUrl = z.nullable(
  z
    .pipe(
      z.string().check(z.maxLength(2000, key('validation.tooLong')), z.trim()),
      z.transform((value) => (value === '' ? null : value)),
    )
    .check(z.refine((value) => value === null || toSafeImageUrl(value) !== null, key('validation.imageUrl'))),
);

/** Visitors read the page's words in it. If it is left out, it stays as it is, and a new website is in English. */
const language = z.optional(z.enum(LOCALES, key('validation.invalid')));

/** The owner can change these at any time. */
export const websiteEdits = z.object({
  description: z._default(longText, ''),
  logoUrl: z._default(logoUrl, null),
  pageData: z._default(pageData, { sections: [] }),
  language,
});
export type WebsiteEdits = z.infer<typeof websiteEdits>;

export const websiteInput = z.extend(websiteEdits, {
  title: nameLine(TITLE_MAX_LENGTH, key('validation.websiteName')),
  slug,
  isPublished: z._default(z.boolean(), false),
  requestId,
});
export type WebsiteInput = z.infer<typeof websiteInput>;

/**
 * An owner saves a website with this. Title and slug may be sent, but only as they are. Without `version` the save is not
 * checked for staleness.
 */
export const websiteSave = z.object({
  title: z.optional(z.string()),
  slug: z.optional(z.string()),
  description: z.optional(longText),
  logoUrl: z.optional(logoUrl),
  pageData: z.optional(pageData),
  language,
  isPublished: z.optional(z.boolean()),
  version: z.optional(z.int().check(z.positive())),
});
export type WebsiteSave = z.infer<typeof websiteSave>;

/** The editor keeps this private draft while the owner works; `baseVersion` is the save it grew from. */
export const draftInput = z.extend(websiteEdits, { baseVersion: z.int().check(z.positive()) });
export type DraftInput = z.infer<typeof draftInput>;

export const draft = z.object({
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  pageData,
  language: z.optional(z.enum(LOCALES)),
  baseVersion: z.int(),
  savedAt: timestamp,
});
export type Draft = z.infer<typeof draft>;

const websiteSummary = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  isPublished: z.boolean(),
  version: z.int(),
  updatedAt: timestamp,
});

export const listedWebsite = z.extend(websiteSummary, {
  language: z.enum(LOCALES),
  /** The page has these and visitors cannot use them, because the owner's plan lacks them; missing when there are none. */
  closedFeatures: z.optional(z.array(z.enum(visitorFeatures))),
  /**
   * We guessed this language from the texts of an older website; it is missing for others, and once the owner has confirmed
   * one.
   */
  guessedLanguage: z.optional(z.enum(LOCALES)),
});
export type ListedWebsite = z.infer<typeof listedWebsite>;

export const website = z.extend(websiteSummary, {
  userId: z.int(),
  /** Its bookings and days go by the clock of this zone, such as Europe/Bratislava. */
  timeZone: z.string(),
  language: z.enum(LOCALES),
  pageData,
  createdAt: timestamp,
  /** It is unsaved work from an earlier visit, when that is newer than the last save. */
  draft: z.nullable(draft),
});
export type Website = z.infer<typeof website>;

/** A save is kept for looking back. */
export const revisionSummary = z.object({ version: z.int(), savedAt: timestamp });
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** A save wrote this. */
export const revision = z.extend(revisionSummary, {
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  pageData,
});
export type Revision = z.infer<typeof revision>;

export const slugAvailability = z.object({ available: z.boolean() });

export const uploadAnswer = z.object({ url: z.string() });
export type UploadAnswer = z.infer<typeof uploadAnswer>;

/** A website in the bin is gone for good at `goneAt`. */
export const binnedWebsite = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  deletedAt: timestamp,
  goneAt: timestamp,
});
export type BinnedWebsite = z.infer<typeof binnedWebsite>;

/** Brings a website back at its address, or at another one when that is taken. */
export const bringBackInput = z.object({ slug: z.optional(slug) });

/** A copy gets this name and this address. */
export const duplicateInput = z.object({
  title: nameLine(TITLE_MAX_LENGTH, key('validation.websiteName')),
  slug,
  requestId,
});
export type DuplicateInput = z.infer<typeof duplicateInput>;

/** A section that comes from another page; its id and its place are those of the page that gets it. */
export const sectionCopyInput = z.object({
  section: z.omit(section, { id: true, order: true }),
  requestId,
});
export type SectionCopyInput = z.infer<typeof sectionCopyInput>;
