import type { PollResults, PollVoteInput } from '@/contracts/polls';
import { holdServedPlace } from '../../db/published-website';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { countVote, findActivePoll, insertVote } from './queries';
import { countResults, pollMissing } from './read-results';

/** Counts a visitor's vote and answers how the poll stands with it. */
export function castVote(
  { db, clock }: Deps,
  slug: string,
  { sectionId, optionIndex }: PollVoteInput,
): Promise<PollResults> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { id: websiteId } = await holdServedPlace(tx, slug, 'poll', now);
    const poll = await findActivePoll(tx, websiteId, sectionId);
    if (!poll) throw pollMissing();
    if (!(await countVote(tx, poll.id, optionIndex))) {
      throw validationError([{ path: 'optionIndex', message: text('validation.pollOptionMissing') }]);
    }
    await insertVote(tx, { websiteId, sectionId, optionIndex, createdAt: now });
    return countResults(tx, poll.id);
  });
}
