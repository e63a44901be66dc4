import { asc, desc, eq, max } from 'drizzle-orm';
import type { OwnPoll } from '@/contracts/endpoints/polls';
import { toWholePercentages } from '@/core/polls';
import { pollOptions, polls, sectionPollVotes } from '../../db/tables/polls';
import type { Database } from '../../kernel/database';

/** Lists the polls of a website for its owner: first those on the page, then former ones if they have votes. */
export async function listOwnPolls(db: Database, websiteId: number): Promise<OwnPoll[]> {
  const { sectionId, question, isActive } = polls;
  const { text, votes, optionIndex } = pollOptions;
  const rows = await db
    .select({ sectionId, question, isActive, optionIndex, text, votes })
    .from(polls)
    .innerJoin(pollOptions, eq(pollOptions.pollId, polls.id))
    .where(eq(polls.websiteId, websiteId))
    .orderBy(desc(isActive), asc(polls.id), asc(optionIndex));
  const lastVotes = await listLastVotes(db, websiteId);
  const ids = [...new Set(rows.map((row) => row.sectionId))];
  return ids
    .map((id) =>
      presentPoll(
        rows.filter((row) => row.sectionId === id),
        lastVotes.get(id),
      ),
    )
    .filter((poll): poll is OwnPoll => poll !== null && (poll.isOnPage || hasVotes(poll)));
}

interface OptionRow {
  sectionId: string;
  question: string;
  isActive: boolean;
  optionIndex: number;
  text: string;
  votes: number;
}

function presentPoll(rows: readonly OptionRow[], lastVoteAt: Date | null = null): OwnPoll | null {
  const [first] = rows;
  if (!first) return null;
  const onPage = rows.filter(({ optionIndex }) => optionIndex >= 0);
  const percentages = toWholePercentages(onPage.map(({ votes }) => votes));
  return {
    sectionId: first.sectionId,
    question: first.question,
    isOnPage: first.isActive,
    options: onPage.map(({ text, votes }, index) => ({ text, votes, percentage: percentages[index] ?? 0 })),
    // Options that left the page have indexes from -1 downwards, in the order in which they left.
    formerOptions: rows
      .filter(({ optionIndex }) => optionIndex < 0)
      .map(({ text, votes }) => ({ text, votes }))
      .reverse(),
    totalVotes: onPage.reduce((total, { votes }) => total + votes, 0),
    lastVoteAt: lastVoteAt?.toISOString() ?? null,
  };
}

const hasVotes = ({ totalVotes, formerOptions }: OwnPoll) => totalVotes > 0 || formerOptions.length > 0;

async function listLastVotes(db: Database, websiteId: number): Promise<Map<string, Date | null>> {
  const { sectionId, createdAt } = sectionPollVotes;
  const rows = await db
    .select({ sectionId, at: max(createdAt) })
    .from(sectionPollVotes)
    .where(eq(sectionPollVotes.websiteId, websiteId))
    .groupBy(sectionId);
  return new Map(rows.map(({ sectionId, at }) => [sectionId, at]));
}
