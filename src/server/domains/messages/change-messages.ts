import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { contactSubmissions } from '../../db/tables/messages';
import type { Deps } from '../../http/deps';
import { type AlikeList, changeAlike, countAlike } from '../../kernel/alike';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import { deleteSubmission, markSubmissionRead, type SubmissionRecord } from './queries';

const messages: AlikeList = {
  table: contactSubmissions,
  email: contactSubmissions.email,
  notFound: createMessageNotFoundError,
};

/** Marks a message as read and tells the owner's other devices. */
export async function markMessageRead(
  deps: WorkDeps,
  websiteId: number,
  id: number,
): Promise<SubmissionRecord> {
  return inTransaction(deps, async (work) => {
    const submission = await markSubmissionRead(work.db, websiteId, id);
    if (!submission) throw createMessageNotFoundError();
    work.notifyOwner(websiteId, 'message-changed');
    return submission;
  });
}

export async function removeMessage(deps: WorkDeps, websiteId: number, id: number): Promise<void> {
  await inTransaction(deps, async (work) => {
    if (!(await deleteSubmission(work.db, websiteId, id))) throw createMessageNotFoundError();
    work.notifyOwner(websiteId, 'message-changed');
  });
}

export function countMessagesAlike(
  deps: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  id: number,
): Promise<AlikeCounts> {
  return countAlike(deps, messages, websiteId, id);
}

/** Deletes messages that are like one. */
export function removeMessagesAlike(
  deps: WorkDeps,
  websiteId: number,
  id: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  return changeAlike(deps, messages, websiteId, id, input, async (work, areAlike) => {
    await work.db.delete(contactSubmissions).where(areAlike);
    work.notifyOwner(websiteId, 'message-changed');
  });
}

export function createMessageNotFoundError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.messageNotFound'));
}
