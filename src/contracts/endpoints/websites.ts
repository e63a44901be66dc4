import * as z from 'zod/mini';
import { timestamp, versionNumber } from '@/core/fields';
import { LOCALES } from '@/core/locale/locale';
import { endpoint } from '../endpoint';
import { pageData } from '../page-data';
import { idParams, slugParams } from '../parameters';
import {
  binnedWebsite,
  bringBackInput,
  draftInput,
  duplicateInput,
  listedWebsite,
  revision,
  revisionSummary,
  sectionCopyInput,
  slugAvailability,
  website,
  websiteInput,
  websiteSave,
} from '../websites';
import { business } from './business';
import { websiteHours } from './hours';

/** Visitors may know this of a published website. */
const publicSite = z.object({
  title: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  slug: z.string(),
  language: z.enum(LOCALES),
  pageData,
});
export type PublicSite = z.infer<typeof publicSite>;

/** Counts what visitors have sent to a website, and what of it waits for the owner. */
const websiteCounts = z.object({
  messages: z.int(),
  unreadMessages: z.int(),
  bookings: z.int(),
  pendingBookings: z.int(),
  orders: z.int(),
  pendingOrders: z.int(),
});
export type WebsiteCounts = z.infer<typeof websiteCounts>;

/** A new website comes with the facts that its owner has told of the business before. */
const newWebsite = z.extend(websiteInput, {
  business: z.optional(business),
  /** If it is left out, the website gets the hours by which the page takes visits. */
  hours: z.optional(websiteHours),
});
export type NewWebsite = z.infer<typeof newWebsite>;

export const listWebsites = endpoint({
  method: 'GET',
  path: '/api/websites',
  answer: z.array(listedWebsite),
  summary: "The owner's websites, newest first",
});

export const createWebsite = endpoint({
  method: 'POST',
  path: '/api/websites',
  input: { body: newWebsite },
  status: 201,
  answer: website,
  summary: 'Create a website, with what is known of its business',
});

export const checkSlug = endpoint({
  method: 'GET',
  path: '/api/websites/check-slug/:slug',
  input: { params: z.object({ slug: z.string().check(z.maxLength(200)) }) },
  answer: slugAvailability,
  summary: 'Whether an address is free',
});

export const getWebsite = endpoint({
  method: 'GET',
  path: '/api/websites/:id',
  input: { params: idParams },
  answer: website,
  summary: 'A website with its page and unsaved draft',
});

export const saveWebsite = endpoint({
  method: 'PUT',
  path: '/api/websites/:id',
  input: { params: idParams, body: websiteSave },
  answer: website,
  summary: 'Save what visitors see',
});

export const deleteWebsite = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id',
  input: { params: idParams },
  summary: 'Delete everything that visitors sent to a website, and put the page into the bin',
});

export const duplicateWebsite = endpoint({
  method: 'POST',
  path: '/api/websites/:id/duplicate',
  input: { params: idParams, body: duplicateInput },
  status: 201,
  answer: website,
  summary: 'Copy a website as a draft, without what visitors sent',
});

export const listBin = endpoint({
  method: 'GET',
  path: '/api/bin',
  answer: z.array(binnedWebsite),
  summary: 'The deleted websites that can be brought back, the last deleted first',
});

export const bringBackWebsite = endpoint({
  method: 'POST',
  path: '/api/bin/:id/bring-back',
  input: { params: idParams, body: bringBackInput },
  status: 201,
  answer: website,
  summary: 'Bring a deleted website back as a draft',
});

export const deleteFromBin = endpoint({
  method: 'DELETE',
  path: '/api/bin/:id',
  input: { params: idParams },
  summary: 'Delete a website in the bin for good',
});

export const acceptLanguage = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/guessed-language',
  input: { params: idParams },
  summary: 'The owner knows which language the website got by its text',
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/draft',
  input: { params: idParams, body: draftInput },
  answer: z.object({ savedAt: timestamp }),
  summary: 'Keep unsaved work privately',
});

export const receiveSection = endpoint({
  method: 'POST',
  path: '/api/websites/:id/sections',
  input: { params: idParams, body: sectionCopyInput },
  status: 201,
  answer: z.object({ sectionId: z.string() }),
  summary: 'Put a section of another website at the end of the unsaved work, which visitors do not see',
});

export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/draft',
  input: { params: idParams },
  summary: 'Discard unsaved work',
});

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/websites/:id/revisions',
  input: { params: idParams },
  answer: z.array(revisionSummary),
  summary: 'The saves that are kept, newest first',
});

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/websites/:id/revisions/:version',
  input: { params: z.extend(idParams, { version: versionNumber }) },
  answer: revision,
  summary: 'What a save wrote',
});

export const countWebsiteRecords = endpoint({
  method: 'GET',
  path: '/api/websites/:id/counts',
  input: { params: idParams },
  answer: websiteCounts,
  summary: 'How many messages, bookings and orders there are, and how many wait',
});

export const streamWebsiteEvents = endpoint({
  method: 'GET',
  path: '/api/websites/:id/events',
  input: { params: idParams },
  answer: z.unknown().check(z.describe('text/event-stream of { kind }')),
  summary: 'Server-sent events: what visitors send, as it happens',
});

export const getPublicSite = endpoint({
  method: 'GET',
  path: '/api/public/:slug',
  input: { params: slugParams },
  answer: publicSite,
  summary: 'A published website',
});
