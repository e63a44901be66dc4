import { z } from 'zod';
import { longText, requiredLine, timestamp } from '@/core/fields';
import { safeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { isSlug, SLUG_MIN_LENGTH } from '@/core/slug';
import { pageData } from './page-data';

const TITLE_MAX_LENGTH = 150;

const slug = z
  .string(key('validation.slugMin'))
  .min(SLUG_MIN_LENGTH, key('validation.slugMin'))
  .refine(isSlug, key('validation.slugFormat'));

/** The address of the logo: an upload of ours or http(s); null when there is none. */
const logoUrl = z
  .string()
  .max(2000, key('validation.tooLong'))
  .trim()
  .transform((value) => (value === '' ? null : value))
  .refine((value) => value === null || safeImageUrl(value) !== null, key('validation.imageUrl'))
  .nullable();

/** What the owner can change at any time. */
export const websiteEdits = z.object({
  description: longText.default(''),
  logoUrl: logoUrl.default(null),
  pageData: pageData.default({ sections: [] }),
});
export type WebsiteEdits = z.infer<typeof websiteEdits>;

export const websiteInput = websiteEdits.extend({
  title: requiredLine(TITLE_MAX_LENGTH, key('validation.websiteName')),
  slug,
  isPublished: z.boolean().default(false),
});
export type WebsiteInput = z.infer<typeof websiteInput>;

/** A save. Title and slug may be sent, but only as they are. Without `version` the save is not checked for staleness. */
export const websiteSave = z.object({
  title: z.string().optional(),
  slug: z.string().optional(),
  description: longText.optional(),
  logoUrl: logoUrl.optional(),
  pageData: pageData.optional(),
  isPublished: z.boolean().optional(),
  version: z.number().int().positive().optional(),
});
export type WebsiteSave = z.infer<typeof websiteSave>;

/** The private draft that the editor keeps while the owner works; `baseVersion` is the save it grew from. */
export const draftInput = websiteEdits.extend({ baseVersion: z.number().int().positive() });
export type DraftInput = z.infer<typeof draftInput>;

export const draft = z.object({
  description: z.string(),
  logoUrl: z.string().nullable(),
  pageData,
  baseVersion: z.number().int(),
  savedAt: timestamp,
});
export type Draft = z.infer<typeof draft>;

export const websiteSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  isPublished: z.boolean(),
  version: z.number().int(),
  updatedAt: timestamp,
});
export type WebsiteSummary = z.infer<typeof websiteSummary>;

export const website = websiteSummary.extend({
  userId: z.number().int(),
  /** Whose wall clock its bookings and days go by, such as Europe/Bratislava. */
  timeZone: z.string(),
  pageData,
  createdAt: timestamp,
  /** Unsaved work from an earlier visit, when it is newer than the last save. */
  draft: draft.nullable(),
});
export type Website = z.infer<typeof website>;

/** A save that is kept for looking back. */
export const revisionSummary = z.object({ version: z.number().int(), savedAt: timestamp });
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** What a save wrote. */
export const revision = revisionSummary.extend({
  description: z.string(),
  logoUrl: z.string().nullable(),
  pageData,
});
export type Revision = z.infer<typeof revision>;

export const slugAvailability = z.object({ available: z.boolean() });
export type SlugAvailability = z.infer<typeof slugAvailability>;

export const uploadAnswer = z.object({ url: z.string() });
export type UploadAnswer = z.infer<typeof uploadAnswer>;
