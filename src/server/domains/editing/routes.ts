import * as api from '@/contracts/endpoints/websites';
import { getEffectiveTier } from '@/core/plans';
import { serve } from '../../http/route';
import { inOneStatement } from '../../kernel/unit-of-work';
import {
  acceptLanguage,
  discardDraft,
  getRevision,
  getWebsite,
  guessLanguageOf,
  listBin,
  listRevisions,
  listWebsites,
  presentWebsite,
} from '../websites';
import { bringBackWebsite, deleteFromBin, removeWebsite } from './bin';
import { createWebsite, isSlugAvailable } from './create-website';
import { duplicateWebsite } from './duplicate-website';
import { receiveSection } from './receive-section';
import { saveDraft, saveWebsite } from './save-website';

/** The limit is larger than a page may be, so that a page from before there was a bound can be sent back smaller. */
const PAGE_LIMIT_BYTES = 2 * 1024 * 1024;
const CREATIONS = { max: 60, windowSeconds: 60 * 60 };
/**
 * Nobody saves by hand every five seconds for ten minutes; the editor stores unsaved work every two and a half seconds
 * at most.
 */
const SAVES = { max: 120, windowSeconds: 10 * 60 };
const DRAFTS = { max: 600, windowSeconds: 10 * 60 };

export const websiteRoutes = [
  serve(api.listWebsites, {
    access: 'owner',
    whenExpired: 'refused',
    call: ({ deps, user }) => listWebsites(deps.db, user.id, getEffectiveTier(user, deps.clock.now())),
  }),
  serve(api.createWebsite, {
    access: 'owner',
    bodyLimitBytes: PAGE_LIMIT_BYTES,
    rateLimit: CREATIONS,
    call: ({ deps, user, body }) => createWebsite(deps, user, body),
  }),
  serve(api.checkSlug, {
    access: 'owner',
    rateLimit: { max: 240, windowSeconds: 60 },
    call: async ({ deps, user, params: { slug } }) => ({
      available: await isSlugAvailable(deps, slug, user.id),
    }),
  }),
  serve(api.getWebsite, {
    access: 'site-owner',
    call: async ({ deps, params: { id } }) => {
      const found = await getWebsite(deps.db, id);
      // An editor that opens now must not save the language that it had before.
      const website = found.languageGuess === 'due' ? await guessLanguageOf(deps, id) : found;
      return presentWebsite(website ?? found);
    },
  }),
  serve(api.saveWebsite, {
    access: 'site-owner',
    ownerLimit: SAVES,
    bodyLimitBytes: PAGE_LIMIT_BYTES,
    call: ({ deps, user, params: { id }, body }) => saveWebsite(deps, user, id, body),
  }),
  serve(api.deleteWebsite, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => removeWebsite(deps, id),
  }),
  serve(api.duplicateWebsite, {
    access: 'site-owner',
    ownerLimit: CREATIONS,
    call: ({ deps, user, params: { id }, body }) => duplicateWebsite(deps, user, id, body),
  }),
  serve(api.listBin, { access: 'owner', call: ({ deps, user }) => listBin(deps.db, user.id) }),
  serve(api.bringBackWebsite, {
    access: 'owner',
    rateLimit: CREATIONS,
    call: ({ deps, user, params: { id }, body: { slug } }) => bringBackWebsite(deps, user, id, slug),
  }),
  serve(api.deleteFromBin, {
    access: 'owner',
    call: ({ deps, user, params: { id } }) => deleteFromBin(deps, user, id),
  }),
  serve(api.acceptLanguage, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => inOneStatement(deps.db, (tx) => acceptLanguage(tx, id)),
  }),
  serve(api.saveDraft, {
    access: 'site-owner',
    ownerLimit: DRAFTS,
    bodyLimitBytes: PAGE_LIMIT_BYTES,
    call: ({ deps, params: { id }, body }) => saveDraft(deps, id, body),
  }),
  serve(api.receiveSection, {
    access: 'site-owner',
    ownerLimit: SAVES,
    bodyLimitBytes: PAGE_LIMIT_BYTES,
    call: ({ deps, user, params: { id }, body }) => receiveSection(deps, user, id, body),
  }),
  serve(api.discardDraft, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) =>
      inOneStatement(deps.db, (tx) => discardDraft(tx, id, deps.clock.now())),
  }),
  serve(api.listRevisions, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => listRevisions(deps.db, id),
  }),
  serve(api.getRevision, {
    access: 'site-owner',
    call: ({ deps, params: { id, version } }) => getRevision(deps.db, id, version),
  }),
];
