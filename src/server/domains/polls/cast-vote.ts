import type { PollResults, PollVoteInput } from '@/contracts/polls';
import { networkOf } from '@/core/network';
import { VOTES_PER_NETWORK } from '@/core/visitor-limits';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { text } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { validationError } from '../../kernel/validation';
import { hashOfDay } from '../analytics';
import { lockServedHead } from '../websites';
import {
  countVote,
  findActivePoll,
  insertVote,
  listVotesOfNetwork,
  lockPoll,
  lockVoter,
  removeVote,
} from './queries';
import { countResults, pollMissing } from './read-results';

/**
 * Counts a visitor's vote and answers how the poll stands with it. Beyond ten a day, a vote of a network takes the
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
    const voter = { websiteId, sectionId, network: hash(`votes|${websiteId}|${networkOf(address)}`) };
    if (deps.config.hasRateLimits) await makeRoom(tx, poll.id, voter);
    if (!(await countVote(tx, poll.id, optionIndex))) {
      throw validationError([{ path: 'optionIndex', message: text('validation.pollOptionMissing') }]);
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
