import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { outbox } from '../db/tables/outbox';

export type QueuedMail = typeof outbox.$inferSelect;

/** Takes the mail that is due longest and moves it on to `until`, so that no other worker takes it meanwhile. */
export async function claimMail(db: Database, now: Date, until: Date): Promise<QueuedMail | null> {
  const due = sql`(
    SELECT id FROM outbox
    WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= ${now.toISOString()}::timestamptz
    ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )`;
  const [mail] = await db
    .update(outbox)
    .set({ dueAt: until, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, due))
    .returning();
  return mail ?? null;
}

export async function markMail(
  db: Database,
  id: number,
  outcome: Partial<Pick<QueuedMail, 'sentAt' | 'failedAt' | 'dueAt' | 'lastError'>>,
): Promise<void> {
  await db.update(outbox).set(outcome).where(eq(outbox.id, id));
}

/** Forgets what was sent or given up before these moments. */
export async function forgetMail(db: Database, sentBefore: Date, failedBefore: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(
      or(
        and(isNotNull(outbox.sentAt), lt(outbox.sentAt, sentBefore)),
        and(isNotNull(outbox.failedAt), lt(outbox.failedAt, failedBefore)),
      ),
    );
}
