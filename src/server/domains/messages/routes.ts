import * as api from '@/contracts/endpoints/messages';
import { serve } from '../../http/route';
import { CHOSEN_LIMIT, changeEach, deleteEach } from '../../kernel/change-each';
import { answerPage } from '../../kernel/page-cursor';
import { countMessagesAlike, markMessageRead, removeMessage, removeMessagesAlike } from './change-messages';
import { listSubmissions, presentSubmission } from './queries';
import { replyToMessage, withdrawReply } from './reply';
import { listSpam, markSpam, releaseSpam } from './spam';
import { submitContact } from './submit-contact';

/** Nobody writes replies faster than this. */
const REPLIES = { max: 60, windowSeconds: 10 * 60 };

export const contactSubmissionRoutes = [
  serve(api.sendMessage, {
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 10 * 60 },
    asksForProofOfWork: true,
    call: ({ deps, params: { slug }, body }) => submitContact(deps, slug, body),
  }),
  serve(api.listMessages, {
    access: 'site-owner',
    whenExpired: 'open',
    call: async ({ deps, params: { id }, query, request, reply }) => {
      const { state, ...wanted } = query;
      const rows =
        state === 'spam'
          ? await listSpam(deps.db, id, wanted)
          : await listSubmissions(deps.db, id, { ...wanted, state });
      return answerPage(request, reply, rows).map(presentSubmission);
    },
  }),
  serve(api.markMessageRead, {
    access: 'site-owner',
    call: async ({ deps, params: { id, submissionId } }) =>
      presentSubmission(await markMessageRead(deps, id, submissionId)),
  }),
  serve(api.markChosenRead, {
    access: 'site-owner',
    ownerLimit: CHOSEN_LIMIT,
    call: async ({ deps, params: { id }, body: { ids }, locale }) => {
      const { changed, left } = await changeEach(
        ids.map((submissionId) => ({ id: submissionId })),
        locale,
        (message) => markMessageRead(deps, id, message.id),
      );
      return { items: changed.map(presentSubmission), left };
    },
  }),
  serve(api.deleteChosenMessages, {
    access: 'site-owner',
    whenExpired: 'open',
    ownerLimit: CHOSEN_LIMIT,
    call: ({ deps, params: { id }, body: { ids }, locale }) =>
      deleteEach(ids, locale, (submissionId) => removeMessage(deps, id, submissionId)),
  }),
  serve(api.markSpam, {
    access: 'site-owner',
    ownerLimit: CHOSEN_LIMIT,
    call: ({ deps, params: { id }, body: { ids }, locale }) =>
      deleteEach(ids, locale, (submissionId) => markSpam(deps, id, submissionId)),
  }),
  serve(api.releaseSpam, {
    access: 'site-owner',
    ownerLimit: CHOSEN_LIMIT,
    call: ({ deps, params: { id }, body: { ids } }) => releaseSpam(deps, id, ids),
  }),
  serve(api.replyToMessage, {
    access: 'site-owner',
    ownerLimit: REPLIES,
    call: async ({ deps, params: { id, submissionId }, body }) =>
      presentSubmission(await replyToMessage(deps, id, submissionId, body)),
  }),
  serve(api.withdrawReply, {
    access: 'site-owner',
    ownerLimit: REPLIES,
    call: async ({ deps, params: { id, submissionId } }) =>
      presentSubmission(await withdrawReply(deps, id, submissionId)),
  }),
  serve(api.deleteMessage, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id, submissionId } }) => removeMessage(deps, id, submissionId),
  }),
  serve(api.countMessagesAlike, {
    access: 'site-owner',
    call: ({ deps, params: { id, submissionId } }) => countMessagesAlike(deps, id, submissionId),
  }),
  serve(api.deleteMessagesAlike, {
    access: 'site-owner',
    call: ({ deps, params: { id, submissionId }, body }) => removeMessagesAlike(deps, id, submissionId, body),
  }),
];
