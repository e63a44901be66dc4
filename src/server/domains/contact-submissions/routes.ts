import * as z from 'zod/mini';
import { alikeCounts, alikeDone, alikeInput } from '@/contracts/alike';
import {
  type ContactSubmission,
  contactInput,
  contactSubmission,
  contactSubmissionEdit,
  createdAnswer,
} from '@/contracts/contact-submissions';
import { publicSiteParams } from '@/contracts/public-site';
import { recordId } from '@/core/fields';
import { answerPage, pageQuery } from '../../http/page-cursor';
import { route } from '../../http/route';
import { countMessagesAlike, markMessageRead, removeMessage, removeMessagesAlike } from './change-messages';
import { listSubmissions, type SubmissionRecord } from './queries';
import { submitContact } from './submit-contact';

const listParams = z.object({ id: recordId });
const oneParams = z.object({ id: recordId, submissionId: recordId });

export const contactSubmissionRoutes = [
  route({
    method: 'POST',
    path: '/api/public/:slug/contact',
    access: 'public',
    summary: "Send a website's contact form",
    params: publicSiteParams,
    body: contactInput,
    status: 201,
    answer: createdAnswer,
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForWork: true,
    call: ({ deps, params: { slug }, body }) => submitContact(deps, slug, body),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/contact-submissions',
    access: 'site-owner',
    whenExpired: 'open',
    summary: 'Messages of visitors, newest first, 100 at a time',
    params: listParams,
    query: pageQuery,
    answer: z.array(contactSubmission),
    call: async ({ deps, params: { id }, query: { cursor }, request, reply }) => {
      const rows = await listSubmissions(deps.db, id, cursor);
      return answerPage(request, reply, rows).map(present);
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/websites/:id/contact-submissions/:submissionId',
    access: 'site-owner',
    summary: 'Mark a message as read',
    params: oneParams,
    body: contactSubmissionEdit,
    answer: contactSubmission,
    call: async ({ deps, params: { id, submissionId } }) =>
      present(await markMessageRead(deps, id, submissionId)),
  }),
  route({
    method: 'DELETE',
    path: '/api/websites/:id/contact-submissions/:submissionId',
    access: 'site-owner',
    whenExpired: 'open',
    summary: 'Delete a message',
    params: oneParams,
    call: ({ deps, params: { id, submissionId } }) => removeMessage(deps, id, submissionId),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/contact-submissions/:submissionId/alike',
    access: 'site-owner',
    summary: 'How many messages have the same sender, or came in the last hour',
    params: oneParams,
    answer: alikeCounts,
    call: ({ deps, params: { id, submissionId } }) => countMessagesAlike(deps, id, submissionId),
  }),
  route({
    method: 'POST',
    path: '/api/websites/:id/contact-submissions/:submissionId/delete-alike',
    access: 'site-owner',
    summary: 'Delete them all, at most 1,000 at once',
    params: oneParams,
    body: alikeInput,
    answer: alikeDone,
    call: ({ deps, params: { id, submissionId }, body }) => removeMessagesAlike(deps, id, submissionId, body),
  }),
];

function present({ requestId, requestDigest, ...record }: SubmissionRecord): ContactSubmission {
  return { ...record, createdAt: record.createdAt.toISOString() };
}
