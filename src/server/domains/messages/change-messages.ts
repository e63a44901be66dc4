import { inArray } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { AppError } from '@/core/app-error';
import { contactSubmissions } from '../../db/tables/messages';
import type { Deps } from '../../http/deps';
import { type AlikeList, countAlike, lockAlike } from '../../kernel/alike';
import { text } from '../../kernel/text';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import { deleteSubmission, markSubmissionRead, type SubmissionRecord } from './queries';

const messages: AlikeList = { table: contactSubmissions, email: contactSubmissions.email };

/** Marks a message as read and tells the owner's other devices. */
export async function markMessageRead(
  deps: WorkDeps,
  websiteId: number,
  id: number,
): Promise<SubmissionRecord> {
  return inTransaction(deps, async (work) => {
    const submission = await markSubmissionRead(work.db, websiteId, id);
    if (!submission) throw messageNotFound();
    work.tellOwner(websiteId, 'message-changed');
    return submission;
  });
}

export async function removeMessage(deps: WorkDeps, websiteId: number, id: number): Promise<void> {
  await inTransaction(deps, async (work) => {
    if (!(await deleteSubmission(work.db, websiteId, id))) throw messageNotFound();
    work.tellOwner(websiteId, 'message-changed');
  });
}

export async function countMessagesAlike(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  id: number,
): Promise<AlikeCounts> {
  const counts = await countAlike(db, messages, websiteId, id, clock.now());
  if (!counts) throw messageNotFound();
  return counts;
}

/** Deletes messages that are like one. */
export async function removeMessagesAlike(
  deps: WorkDeps,
  websiteId: number,
  id: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  return inTransaction(deps, async (work) => {
    const ids = await lockAlike(work.db, messages, websiteId, id, input);
    if (!ids) throw messageNotFound();
    if (ids.length === 0) return { count: 0 };
    await work.db.delete(contactSubmissions).where(inArray(contactSubmissions.id, ids));
    work.tellOwner(websiteId, 'message-changed');
    return { count: ids.length };
  });
}

function messageNotFound(): AppError {
  return new AppError('NOT_FOUND', text('errors.messageNotFound'));
}
