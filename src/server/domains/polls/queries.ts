import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pollOptions, polls, sectionPollVotes } from '../../db/tables/polls';

/** The poll that a section of the page asks. */
export async function findActivePoll(
  db: Database,
  websiteId: number,
  sectionId: string,
): Promise<{ id: number } | null> {
  const [poll] = await db
    .select({ id: polls.id })
    .from(polls)
    .where(and(eq(polls.websiteId, websiteId), eq(polls.sectionId, sectionId), eq(polls.isActive, true)));
  return poll ?? null;
}

/** Counts one more vote; false where the poll has no such option. */
export async function countVote(db: Database, pollId: number, optionIndex: number): Promise<boolean> {
  const rows = await db
    .update(pollOptions)
    .set({ votes: sql`${pollOptions.votes} + 1` })
    .where(and(eq(pollOptions.pollId, pollId), eq(pollOptions.optionIndex, optionIndex)))
    .returning({ optionIndex: pollOptions.optionIndex });
  return rows.length > 0;
}

export async function insertVote(db: Database, vote: typeof sectionPollVotes.$inferInsert): Promise<void> {
  await db.insert(sectionPollVotes).values(vote);
}

/** The votes of each option on the page, by its place. */
export function listVotes(db: Database, pollId: number): Promise<{ optionIndex: number; votes: number }[]> {
  return db
    .select({ optionIndex: pollOptions.optionIndex, votes: pollOptions.votes })
    .from(pollOptions)
    .where(and(eq(pollOptions.pollId, pollId), gte(pollOptions.optionIndex, 0)))
    .orderBy(asc(pollOptions.optionIndex));
}
