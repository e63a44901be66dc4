import type { ReplyInput } from '@/contracts/contact-submissions';
import { AppError } from '@/core/app-error';
import { formatLongDay } from '@/core/locale/format';
import { phrase } from '@/core/messages';
import { MAX_REPLIES } from '@/core/visitor-limits';
import { toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { getTextsIn } from '../../kernel/text';
import { inTransaction, type Work, type WorkDeps } from '../../kernel/unit-of-work';
import { composeVisitorMail, type Mail, type MailWebsite, queueMail, withdrawMail } from '../mail';
import { getMailWebsite, lockWebsiteHead } from '../websites';
import { createMessageNotFoundError } from './change-messages';
import { lockSubmission, type SubmissionRecord, writeReplies } from './queries';

/** Names a reply by its number, so that each can be taken back by itself. */
const getReplySubject = (id: number, number: number) => `reply ${id} ${number}`;

/**
 * Replies to a message by a mail that leaves some seconds later, and marks the message as read. Throws CONFLICT for an
 * owner whose own address is not proven (the customer's answer would go there), above the limit of replies to one
 * message, and for another text under the id of a sent reply. Throws TOO_MANY_REQUESTS above the limit of mails in a
 * day.
 */
export async function replyToMessage(
  deps: Deps,
  websiteId: number,
  id: number,
  input: ReplyInput,
): Promise<SubmissionRecord> {
  const { text, requestId = null } = input;
  return inTransaction(deps, async (work) => {
    const website = await lockWebsiteHead(work.db, websiteId);
    const submission = await lock(work, websiteId, id);
    if (!website) throw createMessageNotFoundError();
    const { replies } = submission;
    const known = requestId !== null && replies.find((reply) => reply.requestId === requestId);
    if (known && known.text !== text)
      throw new AppError('CONFLICT', phrase('errors.replyArrived'), { field: 'requestId' });
    if (known) return submission;
    if (replies.length >= MAX_REPLIES) throw new AppError('CONFLICT', phrase('errors.repliesFull'));
    const mailWebsite = await getMailWebsite(work.db, deps, website);
    if (!mailWebsite.account.owner.isProven) throw new AppError('CONFLICT', phrase('errors.replyUnproven'));
    const about = getReplySubject(id, replies.length);
    if (!(await queueMail(work, deps, composeReplyMail(mailWebsite, submission, text), { about, known: {} })))
      throw new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyReplies'));
    work.notifyOwner(websiteId, 'message-changed');
    const createdAt = deps.clock.now().toISOString();
    return writeReplies(work.db, submission, [...replies, { text, createdAt, requestId }]);
  });
}

/** Takes the last reply to a message back. Throws CONFLICT once its mail has left. */
export async function withdrawReply(deps: Deps, websiteId: number, id: number): Promise<SubmissionRecord> {
  return inTransaction(deps, async (work) => {
    const submission = await lock(work, websiteId, id);
    const before = submission.replies.slice(0, -1);
    if (!(await withdrawMail(work, getReplySubject(id, before.length))))
      throw new AppError('CONFLICT', phrase('errors.replyLeft'));
    work.notifyOwner(websiteId, 'message-changed');
    return writeReplies(work.db, submission, before);
  });
}

/**
 * Notes at a reply that it did not arrive, so that its message waits again; does nothing for mail about something else.
 */
export async function noteReplyMail(deps: WorkDeps, about: string, hasLeft: boolean): Promise<void> {
  const [, id, number] = /^reply (\d+) (\d+)$/.exec(about) ?? [];
  if (number === undefined || hasLeft) return;
  await inTransaction(deps, async (work) => {
    const submission = await lockSubmission(work.db, Number(id));
    if (!submission) return;
    const replies = submission.replies.map((reply, index) =>
      index === Number(number) ? { ...reply, hasFailed: true } : reply,
    );
    await writeReplies(work.db, submission, replies, false);
    work.notifyOwner(submission.websiteId, 'message-changed');
  });
}

async function lock(work: Work, websiteId: number, id: number): Promise<SubmissionRecord> {
  const submission = await lockSubmission(work.db, id);
  if (submission?.websiteId !== websiteId) throw createMessageNotFoundError();
  return submission;
}

/** Tells a visitor what the owner replied; the visitor's own message is not repeated. */
function composeReplyMail(
  website: MailWebsite,
  { email, createdAt }: Pick<SubmissionRecord, 'email' | 'createdAt'>,
  reply: string,
): Mail {
  const t = getTextsIn(website.language);
  const date = formatLongDay(website.language, toLocalDate(createdAt, website.timeZone));
  return composeVisitorMail(website, 'reply', {
    subject: t('mail.reply.subject'),
    person: email,
    body: {
      heading: t('mail.reply.heading'),
      lead: t('mail.reply.lead', { date }),
      facts: [],
      quote: reply,
    },
  });
}
