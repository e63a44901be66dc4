import { and, asc, desc, eq, gt, gte, isNotNull, lt, max, sql } from 'drizzle-orm';
import { pollOptions, polls, sectionPollVotes } from '../../db/tables/polls';
import { allowTime, type Database, lockName } from '../../kernel/database';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';

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

type Vote = typeof sectionPollVotes.$inferSelect;
type Voter = Pick<Vote, 'websiteId' | 'sectionId'> & { network: string };

/** Lets the votes of one network in a poll follow each other until the transaction ends. */
export async function lockVoter(db: Database, { websiteId, sectionId, network }: Voter): Promise<void> {
  await lockName(db, `votes ${websiteId} ${sectionId} ${network}`);
}

/** The votes of a network in a poll on this day, the earliest first. */
export function listVotesOfNetwork(
  db: Database,
  { websiteId, sectionId, network }: Voter,
): Promise<Pick<Vote, 'id' | 'optionIndex'>[]> {
  const { id, optionIndex } = sectionPollVotes;
  return db
    .select({ id, optionIndex })
    .from(sectionPollVotes)
    .where(
      and(
        eq(sectionPollVotes.network, network),
        eq(sectionPollVotes.websiteId, websiteId),
        eq(sectionPollVotes.sectionId, sectionId),
      ),
    )
    .orderBy(asc(id));
}

export async function lockPoll(db: Database, id: number): Promise<void> {
  await db.select({ id: polls.id }).from(polls).where(eq(polls.id, id)).for('update');
}

/** Takes a vote back, and out of its option's count. */
export async function removeVote(
  db: Database,
  pollId: number,
  { id, optionIndex }: Pick<Vote, 'id' | 'optionIndex'>,
): Promise<void> {
  await db.delete(sectionPollVotes).where(eq(sectionPollVotes.id, id));
  await db
    .update(pollOptions)
    .set({ votes: sql`${pollOptions.votes} - 1` })
    .where(and(eq(pollOptions.pollId, pollId), eq(pollOptions.optionIndex, optionIndex)));
}

/** The votes of each option on the page, by its place. */
export function listVotes(db: Database, pollId: number): Promise<{ optionIndex: number; votes: number }[]> {
  return db
    .select({ optionIndex: pollOptions.optionIndex, votes: pollOptions.votes })
    .from(pollOptions)
    .where(and(eq(pollOptions.pollId, pollId), gte(pollOptions.optionIndex, 0)))
    .orderBy(asc(pollOptions.optionIndex));
}

/** The votes of every poll of a website, with the texts that were voted for. */
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

/** A poll of the page with the votes that came after a moment. */
export interface NewVotes {
  question: string;
  /** So many came, the last one at this time. */
  count: number;
  at: Date;
  /** The text of the option with the most votes of all time, and their number; the first of equal ones. */
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

/** Forgets of which network votes came before a moment: the salt that told it is gone. */
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
