import type { PollResults } from '@/contracts/polls';
import { AppError } from '@/core/app-error';
import { wholePercentages } from '@/core/percentages';
import type { Database } from '../../kernel/database';
import { text } from '../../kernel/text';
import { findActivePoll, listVotes } from './queries';

/** How a poll of a page stands; NOT_FOUND where the page asks no such poll. */
export async function readResults(db: Database, websiteId: number, sectionId: string): Promise<PollResults> {
  const poll = await findActivePoll(db, websiteId, sectionId);
  if (!poll) throw pollMissing();
  return countResults(db, poll.id);
}

export async function countResults(db: Database, pollId: number): Promise<PollResults> {
  const options = await listVotes(db, pollId);
  const percentages = wholePercentages(options.map(({ votes }) => votes));
  return {
    results: options.map((option, index) => ({ ...option, percentage: percentages[index] ?? 0 })),
    totalVotes: options.reduce((total, { votes }) => total + votes, 0),
  };
}

export function pollMissing(): AppError {
  return new AppError('NOT_FOUND', text('errors.pollMissing'));
}
