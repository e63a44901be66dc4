import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CarriedOption } from '@/core/carry-votes';
import { pollOptions, polls, sectionPollVotes } from '../../db/tables/polls';
import type { Database } from '../../kernel/database';

export type PollOptionRecord = typeof pollOptions.$inferSelect;

interface PagePoll {
  sectionId: string;
  question: string;
}

/** Makes the active polls of a website those of its page and answers these; one that left it keeps its votes. */
export async function replacePolls(db: Database, websiteId: number, onPage: readonly PagePoll[]) {
  const sectionIds = onPage.map(({ sectionId }) => sectionId);
  await db
    .update(polls)
    .set({ isActive: false })
    .where(
      and(eq(polls.websiteId, websiteId), eq(polls.isActive, true), notInArray(polls.sectionId, sectionIds)),
    );
  if (onPage.length === 0) return [];
  return db
    .insert(polls)
    .values(onPage.map((poll) => ({ ...poll, websiteId, isActive: true })))
    .onConflictDoUpdate({
      target: [polls.websiteId, polls.sectionId],
      set: { question: sql`excluded.question`, isActive: true },
    })
    .returning({ id: polls.id, sectionId: polls.sectionId });
}

export async function listOptions(db: Database, pollIds: number[]): Promise<PollOptionRecord[]> {
  if (pollIds.length === 0) return [];
  return db
    .select()
    .from(pollOptions)
    .where(inArray(pollOptions.pollId, pollIds))
    .orderBy(asc(pollOptions.optionIndex));
}

export async function replaceOptions(
  db: Database,
  pollId: number,
  options: readonly CarriedOption[],
): Promise<void> {
  await db.delete(pollOptions).where(eq(pollOptions.pollId, pollId));
  await db
    .insert(pollOptions)
    .values(options.map(({ optionIndex, text, votes }) => ({ pollId, optionIndex, text, votes })));
}

/** Lets each vote name the place to which its option has moved. */
export async function moveVotes(
  db: Database,
  websiteId: number,
  sectionId: string,
  options: readonly CarriedOption[],
): Promise<void> {
  const newPlaces = new Map<number, number>();
  for (const { from, optionIndex } of options) {
    if (from !== null && from !== optionIndex) newPlaces.set(from, optionIndex);
  }
  if (newPlaces.size === 0) return;
  const cases: SQL[] = [...newPlaces].map(([from, to]) => sql`WHEN ${from}::int THEN ${to}::int`);
  const { optionIndex } = sectionPollVotes;
  await db
    .update(sectionPollVotes)
    .set({ optionIndex: sql`CASE ${optionIndex} ${sql.join(cases, sql` `)} END` })
    .where(
      and(
        eq(sectionPollVotes.websiteId, websiteId),
        eq(sectionPollVotes.sectionId, sectionId),
        inArray(optionIndex, [...newPlaces.keys()]),
      ),
    );
}
