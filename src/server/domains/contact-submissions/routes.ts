import * as z from 'zod/mini';
import {
  type ContactSubmission,
  contactInput,
  contactSubmission,
  contactSubmissionEdit,
  createdAnswer,
} from '@/contracts/contact-submissions';
import { publicSiteParams } from '@/contracts/public-site';
import { AppError } from '@/core/app-error';
import { recordId } from '@/core/fields';
import { answerPage, pageQuery } from '../../http/page-cursor';
import { route } from '../../http/route';
import { text } from '../../http/translate';
import { deleteSubmission, listSubmissions, markSubmissionRead, type SubmissionRecord } from './queries';
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
    call: async ({ deps, params: { id, submissionId } }) => {
      const submission = await markSubmissionRead(deps.db, id, submissionId);
      if (!submission) throw messageNotFound();
      return present(submission);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/websites/:id/contact-submissions/:submissionId',
    access: 'site-owner',
    summary: 'Delete a message',
    params: oneParams,
    call: async ({ deps, params: { id, submissionId } }) => {
      if (!(await deleteSubmission(deps.db, id, submissionId))) throw messageNotFound();
    },
  }),
];

function messageNotFound(): AppError {
  return new AppError('NOT_FOUND', text('errors.messageNotFound'));
}

function present({ requestId, requestDigest, ...record }: SubmissionRecord): ContactSubmission {
  return { ...record, createdAt: record.createdAt.toISOString() };
}
