import * as z from 'zod/mini';
import {
  draftInput,
  listedWebsite,
  revision,
  revisionSummary,
  slugAvailability,
  website,
  websiteInput,
  websiteSave,
} from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { recordId, timestamp, versionNumber } from '@/core/fields';
import { getEffectiveTier } from '@/core/plans';
import { route } from '../../http/route';
import { text } from '../../http/translate';
import { isSlugAvailable } from './check-slug';
import { createWebsite } from './create-website';
import { discardDraft, findWebsite, listWebsites, presentWebsite } from './queries';
import { removeWebsite } from './remove-website';
import { findRevision, listRevisions } from './revision-queries';
import { saveDraft } from './save-draft';
import { saveWebsite } from './save-website';

const params = z.object({ id: recordId });
/** More than a page may hold: one that was stored before there was a bound can be sent back smaller. */
const PAGE_LIMIT_BYTES = 2 * 1024 * 1024;
/** Nobody saves by hand every five seconds for ten minutes; the editor keeps unsaved work up to every two and a half. */
const SAVES = { max: 120, windowSeconds: 10 * 60 };
const DRAFTS = { max: 600, windowSeconds: 10 * 60 };

export const websiteRoutes = [
  route({
    method: 'GET',
    path: '/api/websites',
    access: 'owner',
    whenExpired: 'refused',
    summary: "The owner's websites, newest first",
    answer: z.array(listedWebsite),
    call: ({ deps, user }) => listWebsites(deps.db, user.id, getEffectiveTier(user, deps.clock.now())),
  }),
  route({
    method: 'POST',
    path: '/api/websites',
    access: 'owner',
    summary: 'Create a website',
    body: websiteInput,
    bodyLimitBytes: PAGE_LIMIT_BYTES,
    rateLimit: { max: 60, windowSeconds: 60 * 60 },
    status: 201,
    answer: website,
    call: ({ deps, user, body }) => createWebsite(deps, user, body),
  }),
  route({
    method: 'GET',
    path: '/api/websites/check-slug/:slug',
    access: 'owner',
    summary: 'Whether an address is free',
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    answer: slugAvailability,
    rateLimit: { max: 240, windowSeconds: 60 },
    call: async ({ deps, user, params: { slug } }) => ({
      available: await isSlugAvailable(deps, slug, user.id),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id',
    access: 'site-owner',
    summary: 'A website with its page and unsaved draft',
    params,
    answer: website,
    call: async ({ deps, params: { id } }) => {
      const found = await findWebsite(deps.db, id);
      if (!found) throw new AppError('NOT_FOUND', text('failures.websiteNotFound'));
      return presentWebsite(found);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/websites/:id',
    access: 'site-owner',
    summary: 'Save what visitors see',
    params,
    ownerLimit: SAVES,
    body: websiteSave,
    bodyLimitBytes: PAGE_LIMIT_BYTES,
    answer: website,
    call: ({ deps, user, params: { id }, body }) => saveWebsite(deps, user, id, body),
  }),
  route({
    method: 'DELETE',
    path: '/api/websites/:id',
    access: 'site-owner',
    summary: 'Delete a website and everything that visitors sent',
    params,
    call: ({ deps, params: { id } }) => removeWebsite(deps, id),
  }),
  route({
    method: 'PUT',
    path: '/api/websites/:id/draft',
    access: 'site-owner',
    summary: 'Keep unsaved work privately',
    params,
    ownerLimit: DRAFTS,
    body: draftInput,
    bodyLimitBytes: PAGE_LIMIT_BYTES,
    answer: z.object({ savedAt: timestamp }),
    call: ({ deps, params: { id }, body }) => saveDraft(deps, id, body),
  }),
  route({
    method: 'DELETE',
    path: '/api/websites/:id/draft',
    access: 'site-owner',
    summary: 'Discard unsaved work',
    params,
    call: ({ deps, params: { id } }) => discardDraft(deps.db, id, deps.clock.now()),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/revisions',
    access: 'site-owner',
    summary: 'The saves that are kept, newest first',
    params,
    answer: z.array(revisionSummary),
    call: ({ deps, params: { id } }) => listRevisions(deps.db, id),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/revisions/:version',
    access: 'site-owner',
    summary: 'What a save wrote',
    params: z.extend(params, { version: versionNumber }),
    answer: revision,
    call: ({ deps, params: { id, version } }) => findRevision(deps.db, id, version),
  }),
];
