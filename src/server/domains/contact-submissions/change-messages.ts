import { inArray } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { AppError } from '@/core/app-error';
import { type AlikeList, countAlike, lockAlike } from '../../db/alike';
import { contactSubmissions } from '../../db/tables/visitors';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { announceWebsiteEvent } from '../../http/website-events';
import { deleteSubmission, markSubmissionRead, type SubmissionRecord } from './queries';

const messages: AlikeList = { table: contactSubmissions, email: contactSubmissions.email };

/** Marks a message as read and tells the owner's other devices. */
export async function markMessageRead(
  { db }: Pick<Deps, 'db'>,
  websiteId: number,
  id: number,
): Promise<SubmissionRecord> {
  return db.transaction(async (tx) => {
    const submission = await markSubmissionRead(tx, websiteId, id);
    if (!submission) throw messageNotFound();
    await announceWebsiteEvent(tx, websiteId, 'message-changed');
    return submission;
  });
}

export async function removeMessage({ db }: Pick<Deps, 'db'>, websiteId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSubmission(tx, websiteId, id))) throw messageNotFound();
    await announceWebsiteEvent(tx, websiteId, 'message-changed');
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
  { db }: Pick<Deps, 'db'>,
  websiteId: number,
  id: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const ids = await lockAlike(tx, messages, websiteId, id, input);
    if (!ids) throw messageNotFound();
    if (ids.length === 0) return { count: 0 };
    await tx.delete(contactSubmissions).where(inArray(contactSubmissions.id, ids));
    await announceWebsiteEvent(tx, websiteId, 'message-changed');
    return { count: ids.length };
  });
}

function messageNotFound(): AppError {
  return new AppError('NOT_FOUND', text('errors.messageNotFound'));
}
