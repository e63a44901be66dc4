import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { type CarriedOption, carryVotes } from '@/core/polls';
import type { SectionRecords } from '@/sections/definition/define-section';
import { pollOptions, polls, sectionPollVotes } from '../../db/tables/polls';
import type { Database, Transaction } from '../../kernel/database';

/**
 * Copies the polls of a page to tables, where votes are counted. The save locks the website's row and each vote holds
 * it too, so no vote comes between reading the options and moving them.
 */
export async function copyPolls(
  tx: Transaction,
  websiteId: number,
  onPage: readonly (NonNullable<SectionRecords['poll']> & { sectionId: string })[],
): Promise<void> {
  const polls = await replacePolls(
    tx,
    websiteId,
    onPage.map(({ sectionId, question }) => ({ sectionId, question })),
  );
  const pollIds = polls.map(({ id }) => id);
  const stored = await listOptions(tx, pollIds);
  for (const { id, sectionId } of polls) {
    const before = stored.filter(({ pollId }) => pollId === id);
    const texts = onPage.find((poll) => poll.sectionId === sectionId)?.options ?? [];
    if (isSame(before, texts)) continue;
    const options = carryVotes(before, texts);
    await replaceOptions(tx, id, options);
    await moveVotes(tx, websiteId, sectionId, options);
  }
}

function isSame(stored: readonly { optionIndex: number; text: string }[], texts: readonly string[]): boolean {
  const onPage = stored.filter(({ optionIndex }) => optionIndex >= 0);
  return onPage.length === texts.length && onPage.every(({ text }, index) => text === texts[index]);
}

type PollOptionRecord = typeof pollOptions.$inferSelect;

interface PagePoll {
  sectionId: string;
  question: string;
}

/**
 * Replaces the active polls of a website by those of its page and returns these; a poll that left the page keeps its
 * votes.
 */
async function replacePolls(tx: Transaction, websiteId: number, onPage: readonly PagePoll[]) {
  const sectionIds = onPage.map(({ sectionId }) => sectionId);
  await tx
    .update(polls)
    .set({ isActive: false })
    .where(
      and(eq(polls.websiteId, websiteId), eq(polls.isActive, true), notInArray(polls.sectionId, sectionIds)),
    );
  if (onPage.length === 0) return [];
  return tx
    .insert(polls)
    .values(onPage.map((poll) => ({ ...poll, websiteId, isActive: true })))
    .onConflictDoUpdate({
      target: [polls.websiteId, polls.sectionId],
      set: { question: sql`excluded.question`, isActive: true },
    })
    .returning({ id: polls.id, sectionId: polls.sectionId });
}

async function listOptions(db: Database, pollIds: number[]): Promise<PollOptionRecord[]> {
  if (pollIds.length === 0) return [];
  return db
    .select()
    .from(pollOptions)
    .where(inArray(pollOptions.pollId, pollIds))
    .orderBy(asc(pollOptions.optionIndex));
}

async function replaceOptions(
  tx: Transaction,
  pollId: number,
  options: readonly CarriedOption[],
): Promise<void> {
  await tx.delete(pollOptions).where(eq(pollOptions.pollId, pollId));
  await tx
    .insert(pollOptions)
    .values(options.map(({ optionIndex, text, votes }) => ({ pollId, optionIndex, text, votes })));
}

/** Updates the index in each vote whose option has moved. */
async function moveVotes(
  tx: Transaction,
  websiteId: number,
  sectionId: string,
  options: readonly CarriedOption[],
): Promise<void> {
  const newIndexes = new Map<number, number>();
  for (const { from, optionIndex } of options) {
    if (from !== null && from !== optionIndex) newIndexes.set(from, optionIndex);
  }
  if (newIndexes.size === 0) return;
  const cases: SQL[] = [...newIndexes].map(([from, to]) => sql`WHEN ${from}::int THEN ${to}::int`);
  const { optionIndex } = sectionPollVotes;
  await tx
    .update(sectionPollVotes)
    .set({ optionIndex: sql`CASE ${optionIndex} ${sql.join(cases, sql` `)} END` })
    .where(
      and(
        eq(sectionPollVotes.websiteId, websiteId),
        eq(sectionPollVotes.sectionId, sectionId),
        inArray(optionIndex, [...newIndexes.keys()]),
      ),
    );
}
