import type { FastifyInstance } from 'fastify';
import type { PollResults, PollVoteInput } from '@/contracts/endpoints/polls';
import { AppError } from '@/core/app-error';
import { HOUR_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import { getNetwork } from '@/core/network';
import { toWholePercentages } from '@/core/polls';
import { VOTES_PER_NETWORK } from '@/core/visitor-limits';
import { toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { createRounds, type Outcome } from '../../kernel/rounds';
import { runEvery } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { createHashOfDay } from '../analytics';
import { lockServedHead } from '../websites';
import { BallotBox, type OptionVotes } from './ballot-box';
import {
  findActivePoll,
  forgetVoters,
  listVotes,
  listVotesOfNetworks,
  lockPoll,
  lockVoters,
  writeVotes,
} from './queries';

interface Vote {
  optionIndex: number;
  /** The vote came from this network address. */
  address: string;
}

/** Visitors who vote in one poll at the same moment share a transaction. */
const joinRound = createRounds<VoteDeps, Vote, PollResults>({
  together: countTogether,
  alone: async (deps, poll, vote) => {
    const [outcome] = await countTogether(deps, poll, [vote]);
    if (typeof outcome === 'object' && 'result' in outcome) return outcome.result;
    throw typeof outcome === 'object' ? outcome.error : createPollMissingError();
  },
});

type VoteDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'publishEffects'>;

/**
 * Counts a visitor's vote and returns the new results. After ten votes of a network in a day, a further one replaces
 * its earliest.
 */
export async function castVote(
  deps: VoteDeps,
  slug: string,
  { sectionId, optionIndex }: PollVoteInput,
  address: string,
): Promise<PollResults> {
  return joinRound(deps, JSON.stringify([slug, sectionId]), { optionIndex, address });
}

/** Counts votes in the poll of a slug and a section, one after the other. */
async function countTogether(
  deps: VoteDeps,
  poll: string,
  votes: readonly Vote[],
): Promise<Outcome<PollResults>[]> {
  const [slug, sectionId] = JSON.parse(poll) as [string, string];
  const now = deps.clock.now();
  const hash = await createHashOfDay(deps.db, now);
  return inTransaction(deps, async ({ db: tx }) => {
    const { id: websiteId } = await lockServedHead(tx, slug, 'poll', now);
    const found = await findActivePoll(tx, websiteId, sectionId);
    if (!found) throw createPollMissingError();
    const section = { websiteId, sectionId };
    const networks = votes.map(({ address }) => hash(`votes|${websiteId}|${getNetwork(address)}`));
    if (deps.config.hasRateLimits) await lockVoters(tx, section, networks);
    const earlier = deps.config.hasRateLimits ? await listVotesOfNetworks(tx, section, networks) : [];
    // Several counters change now, so rounds must follow each other: otherwise two could wait for each other.
    await lockPoll(tx, found.id);
    const options = await listVotes(tx, found.id);
    const box = new BallotBox(options, earlier, deps.config.hasRateLimits ? VOTES_PER_NETWORK : Infinity);
    const areCounted = votes.map(({ optionIndex }, index) => box.add(networks[index] ?? '', optionIndex));
    await writeVotes(tx, { ...section, pollId: found.id, createdAt: now }, box.changes());
    const results = presentResults(box.options());
    return areCounted.map((isCounted) =>
      isCounted ? { result: results } : { error: createOptionMissingError() },
    );
  });
}

/** Returns the results of a poll. Throws NOT_FOUND if the page has no such poll. */
export async function getPollResults(
  db: Database,
  websiteId: number,
  sectionId: string,
): Promise<PollResults> {
  const poll = await findActivePoll(db, websiteId, sectionId);
  if (!poll) throw createPollMissingError();
  return countResults(db, poll.id);
}

async function countResults(db: Database, pollId: number): Promise<PollResults> {
  return presentResults(await listVotes(db, pollId));
}

function presentResults(options: readonly OptionVotes[]): PollResults {
  const percentages = toWholePercentages(options.map(({ votes }) => votes));
  return {
    results: options.map((option, index) => ({ ...option, percentage: percentages[index] ?? 0 })),
    totalVotes: options.reduce((total, { votes }) => total + votes, 0),
  };
}

function createOptionMissingError(): AppError {
  return createValidationError([{ path: 'optionIndex', message: phrase('refusals.pollOptionMissing') }]);
}

function createPollMissingError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.pollMissing'));
}

/**
 * Runs at startup and then hourly until the server closes: once a day's salt is deleted, its hashes of networks are
 * useless.
 */
export function startVoterCleanup(app: FastifyInstance, deps: Deps): void {
  runEvery(app, {
    name: 'voter-cleanup',
    everyMs: HOUR_MS,
    run: () => forgetVoters(deps, new Date(`${toLocalDate(deps.clock.now(), 'UTC')}T00:00:00Z`)),
    complaint: 'Networks of votes of days that are over are forgotten later',
  });
}
