import { and, asc, desc, eq, gt, gte, isNotNull, lt, max, sql } from 'drizzle-orm';
import { pollOptions, polls, sectionPollVotes } from '../../db/tables/polls';
import {
  allowTime,
  buildTextList,
  type Database,
  isAnyOf,
  lockNames,
  type Transaction,
} from '../../kernel/database';
import { selectRows } from '../../kernel/json-rows';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import type { OptionVotes, VoteChanges } from './ballot-box';

/** Finds the poll that a section of the page asks. */
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

type Vote = typeof sectionPollVotes.$inferSelect;
type PollSection = Pick<Vote, 'websiteId' | 'sectionId'>;

/** Lets the votes of some networks in a poll follow each other until the transaction ends. */
export async function lockVoters(
  tx: Transaction,
  { websiteId, sectionId }: PollSection,
  networks: readonly string[],
): Promise<void> {
  const names = [...new Set(networks)].sort();
  await lockNames(
    tx,
    names.map((network) => `votes ${websiteId} ${sectionId} ${network}`),
  );
}

/** Lists the votes of some networks in a poll on this day, the earliest first. */
export function listVotesOfNetworks(
  db: Database,
  { websiteId, sectionId }: PollSection,
  networks: readonly string[],
): Promise<Pick<Vote, 'id' | 'network' | 'optionIndex'>[]> {
  const { id, network, optionIndex } = sectionPollVotes;
  return db
    .select({ id, network, optionIndex })
    .from(sectionPollVotes)
    .where(
      and(
        sql`${network} = ANY(ARRAY(SELECT ${buildTextList([...new Set(networks)])}))`,
        eq(sectionPollVotes.websiteId, websiteId),
        eq(sectionPollVotes.sectionId, sectionId),
      ),
    )
    .orderBy(asc(id));
}

export async function lockPoll(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: polls.id }).from(polls).where(eq(polls.id, id)).for('update');
}

/** Inserts and deletes votes, and changes the counters of their options. */
export async function writeVotes(
  tx: Transaction,
  { pollId, ...section }: PollSection & { pollId: number; createdAt: Date },
  { added, removedIds, counters }: VoteChanges,
): Promise<void> {
  if (added.length === 0) return;
  const { names, rows } = selectRows(
    sectionPollVotes,
    added.map(({ network, optionIndex }) => ({ ...section, network, optionIndex })),
  );
  await tx.execute(sql`
    WITH removed AS (DELETE FROM ${sectionPollVotes} WHERE ${isAnyOf(sectionPollVotes.id, removedIds)}),
      added AS (INSERT INTO ${sectionPollVotes} (${names}) ${rows})
    UPDATE ${pollOptions} SET votes = votes + change.difference
    FROM json_to_recordset(${JSON.stringify(counters)}::json) AS change ("optionIndex" integer, difference integer)
    WHERE poll_id = ${pollId} AND option_index = change."optionIndex"`);
}

/** Lists the votes of each option on the page, in the order of the options. */
export function listVotes(db: Database, pollId: number): Promise<OptionVotes[]> {
  return db
    .select({ optionIndex: pollOptions.optionIndex, votes: pollOptions.votes })
    .from(pollOptions)
    .where(and(eq(pollOptions.pollId, pollId), gte(pollOptions.optionIndex, 0)))
    .orderBy(asc(pollOptions.optionIndex));
}

/** Lists the votes of every poll of a website, with the texts of the options. */
export function listPollVotes(db: Database, websiteId: number) {
  return db
    .select({
      sectionId: polls.sectionId,
      question: polls.question,
      option: pollOptions.text,
      votes: pollOptions.votes,
    })
    .from(polls)
    .innerJoin(pollOptions, eq(pollOptions.pollId, polls.id))
    .where(eq(polls.websiteId, websiteId))
    .orderBy(asc(polls.id), asc(pollOptions.optionIndex));
}

/** A poll of the page got these votes after a moment. */
export interface NewVotes {
  question: string;
  /** So many votes are new; `at` is the time of the last one. */
  count: number;
  at: Date;
  /** The option with the most votes of all time leads, of equal ones the first; this is its text. */
  leader: string;
  leaderVotes: number;
}

/** Lists the polls of the page that got votes after a moment, the one with the newest vote first. */
export async function listNewVotes(db: Database, websiteId: number, after: Date): Promise<NewVotes[]> {
  const { createdAt } = sectionPollVotes;
  const counted = await db
    .select({
      pollId: polls.id,
      question: polls.question,
      count: sql<number>`count(*)::int`,
      at: max(createdAt),
    })
    .from(sectionPollVotes)
    .innerJoin(
      polls,
      and(eq(polls.websiteId, sectionPollVotes.websiteId), eq(polls.sectionId, sectionPollVotes.sectionId)),
    )
    .where(and(eq(sectionPollVotes.websiteId, websiteId), gt(createdAt, after), eq(polls.isActive, true)))
    .groupBy(polls.id)
    .orderBy(desc(max(createdAt)));
  return Promise.all(
    counted.map(async ({ pollId, question, count, at }) => {
      const [leader] = await db
        .select({ text: pollOptions.text, votes: pollOptions.votes })
        .from(pollOptions)
        .where(and(eq(pollOptions.pollId, pollId), gte(pollOptions.optionIndex, 0)))
        .orderBy(desc(pollOptions.votes), asc(pollOptions.optionIndex))
        .limit(1);
      return {
        question,
        count,
        at: at ?? after,
        leader: leader?.text ?? '',
        leaderVotes: leader?.votes ?? 0,
      };
    }),
  );
}

/** Forgets from which networks votes before a moment came, because the salt of their hashes is deleted. */
export async function forgetVoters(deps: WorkDeps, before: Date): Promise<void> {
  const { network, createdAt } = sectionPollVotes;
  await inTransaction(deps, async ({ db: tx }) => {
    await allowTime(tx);
    await tx
      .update(sectionPollVotes)
      .set({ network: null })
      .where(and(isNotNull(network), lt(createdAt, before)));
  });
}
