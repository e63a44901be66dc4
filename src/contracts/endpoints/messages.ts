import * as z from 'zod/mini';
import { recordId } from '@/core/fields';
import { alikeCounts, alikeDone, alikeInput } from '../alike';
import { chosenChanged, chosenDeleted, chosenIds, MAX_CHOSEN } from '../chosen';
import {
  contactInput,
  contactSubmission,
  contactSubmissionEdit,
  createdAnswer,
  messageState,
  replyInput,
} from '../contact-submissions';
import { endpoint } from '../endpoint';
import { idParams, searchQuery, slugParams } from '../parameters';

const messageParams = z.extend(idParams, { submissionId: recordId });

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/public/:slug/contact',
  input: { params: slugParams, body: contactInput },
  status: 201,
  answer: createdAnswer,
  summary: "Send a website's contact form",
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/websites/:id/contact-submissions',
  input: {
    params: idParams,
    query: z.extend(searchQuery, { state: z.optional(messageState) }),
  },
  answer: z.array(contactSubmission),
  summary: 'Messages of visitors, newest first, 100 at a time; by words and whether they are read, or spam',
});

export const markMessageRead = endpoint({
  method: 'PATCH',
  path: '/api/websites/:id/contact-submissions/:submissionId',
  input: { params: messageParams, body: contactSubmissionEdit },
  answer: contactSubmission,
  summary: 'Mark a message as read',
});

export const markChosenRead = endpoint({
  method: 'POST',
  path: '/api/websites/:id/contact-submissions/read-chosen',
  input: { params: idParams, body: z.object({ ids: chosenIds }) },
  answer: chosenChanged(contactSubmission),
  summary: `Mark several messages as read, at most ${MAX_CHOSEN} at once`,
});

export const deleteChosenMessages = endpoint({
  method: 'POST',
  path: '/api/websites/:id/contact-submissions/delete-chosen',
  input: { params: idParams, body: z.object({ ids: chosenIds }) },
  answer: chosenDeleted,
  summary: `Delete several messages, at most ${MAX_CHOSEN} at once`,
});

export const markSpam = endpoint({
  method: 'POST',
  path: '/api/websites/:id/contact-submissions/mark-spam',
  input: { params: idParams, body: z.object({ ids: chosenIds }) },
  answer: chosenDeleted,
  summary: 'Call messages spam: they leave the list, and later ones from their addresses arrive as spam',
});

export const releaseSpam = endpoint({
  method: 'POST',
  path: '/api/websites/:id/contact-submissions/release-spam',
  input: { params: idParams, body: z.object({ ids: chosenIds }) },
  answer: z.object({ ids: z.array(z.int()) }),
  summary: 'Bring back all messages from the addresses of some that were called spam',
});

export const replyToMessage = endpoint({
  method: 'POST',
  path: '/api/websites/:id/contact-submissions/:submissionId/replies',
  input: { params: messageParams, body: replyInput },
  status: 201,
  answer: contactSubmission,
  summary: 'Answer a message by email, which leaves ten seconds later; it counts as read then',
});

export const withdrawReply = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/contact-submissions/:submissionId/replies',
  input: { params: messageParams },
  answer: contactSubmission,
  summary: 'Take the last answer back while its email waits',
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/contact-submissions/:submissionId',
  input: { params: messageParams },
  summary: 'Delete a message',
});

export const countMessagesAlike = endpoint({
  method: 'GET',
  path: '/api/websites/:id/contact-submissions/:submissionId/alike',
  input: { params: messageParams },
  answer: alikeCounts,
  summary: 'How many messages have the same sender, or came in the last hour',
});

export const deleteMessagesAlike = endpoint({
  method: 'POST',
  path: '/api/websites/:id/contact-submissions/:submissionId/delete-alike',
  input: { params: messageParams, body: alikeInput },
  answer: alikeDone,
  summary: 'Delete the messages that are like this one',
});
