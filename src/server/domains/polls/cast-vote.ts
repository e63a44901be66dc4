import type { FastifyInstance } from 'fastify';
import type { PollResults, PollVoteInput } from '@/contracts/endpoints/polls';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { getNetwork } from '@/core/network';
import { wholePercentages } from '@/core/polls';
import { VOTES_PER_NETWORK } from '@/core/visitor-limits';
import { localDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { runEvery } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { validationError } from '../../kernel/validation';
import { hashOfDay } from '../analytics';
import { lockServedHead } from '../websites';
import {
  countVote,
  findActivePoll,
  forgetVoters,
  insertVote,
  listVotes,
  listVotesOfNetwork,
  lockPoll,
  lockVoter,
  removeVote,
} from './queries';

/**
 * Counts a visitor's vote and returns the new results. Beyond ten a day, a vote of a network takes the
 * place of its earliest.
 */
export async function castVote(
  deps: Deps,
  slug: string,
  { sectionId, optionIndex }: PollVoteInput,
  address: string,
): Promise<PollResults> {
  const now = deps.clock.now();
  const hash = await hashOfDay(deps.db, now);
  return inTransaction(deps, async ({ db: tx }) => {
    const { id: websiteId } = await lockServedHead(tx, slug, 'poll', now);
    const poll = await findActivePoll(tx, websiteId, sectionId);
    if (!poll) throw pollMissing();
    const voter = { websiteId, sectionId, network: hash(`votes|${websiteId}|${getNetwork(address)}`) };
    if (deps.config.hasRateLimits) await makeRoom(tx, poll.id, voter);
    if (!(await countVote(tx, poll.id, optionIndex))) {
      throw validationError([{ path: 'optionIndex', message: phrase('validation.pollOptionMissing') }]);
    }
    await insertVote(tx, { ...voter, optionIndex, createdAt: now });
    return countResults(tx, poll.id);
  });
}

async function makeRoom(
  tx: Database,
  pollId: number,
  voter: { websiteId: number; sectionId: string; network: string },
): Promise<void> {
  await lockVoter(tx, voter);
  const votes = await listVotesOfNetwork(tx, voter);
  const [earliest] = votes;
  if (votes.length < VOTES_PER_NETWORK || !earliest) return;
  // Two counters change now: without an order two networks could wait for each other.
  await lockPoll(tx, pollId);
  await removeVote(tx, pollId, earliest);
}

/** Returns the results of a poll; NOT_FOUND where the page has no such poll. */
export async function getPollResults(
  db: Database,
  websiteId: number,
  sectionId: string,
): Promise<PollResults> {
  const poll = await findActivePoll(db, websiteId, sectionId);
  if (!poll) throw pollMissing();
  return countResults(db, poll.id);
}

async function countResults(db: Database, pollId: number): Promise<PollResults> {
  const options = await listVotes(db, pollId);
  const percentages = wholePercentages(options.map(({ votes }) => votes));
  return {
    results: options.map((option, index) => ({ ...option, percentage: percentages[index] ?? 0 })),
    totalVotes: options.reduce((total, { votes }) => total + votes, 0),
  };
}

function pollMissing(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.pollMissing'));
}

const HOUR_MS = 60 * 60_000;

/** Runs at startup and then hourly until the server closes: the salt that told networks apart is gone with its day. */
export function startVoterCleanup(app: FastifyInstance, deps: Deps): void {
  runEvery(app, {
    name: 'voter-cleanup',
    everyMs: HOUR_MS,
    run: () => forgetVoters(deps, new Date(`${localDate(deps.clock.now(), 'UTC')}T00:00:00Z`)),
    complaint: 'Networks of votes of days that are over are forgotten later',
  });
}
