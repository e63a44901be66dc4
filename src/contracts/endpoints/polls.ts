import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { endpoint } from '../endpoint';
import { itemId } from '../page-ids';
import { slugParams } from '../parameters';

export const pollResultsParams = z.object({ sectionId: itemId });

export const pollVoteInput = z.object({
  sectionId: itemId,
  optionIndex: z
    .int(key('validation.invalid'))
    .check(z.minimum(0, key('validation.invalid')), z.maximum(99, key('validation.invalid'))),
});
export type PollVoteInput = z.infer<typeof pollVoteInput>;

/** The votes of a poll; the percentages are whole and add up to 100, or are all 0 where nobody voted. */
export const pollResults = z.object({
  results: z.array(z.object({ optionIndex: z.int(), votes: z.int(), percentage: z.number() })),
  totalVotes: z.int(),
});
export type PollResults = z.infer<typeof pollResults>;

export const castVote = endpoint({
  method: 'POST',
  path: '/api/public/:slug/poll-vote',
  input: { params: slugParams, body: pollVoteInput },
  status: 201,
  answer: pollResults,
  summary: 'Vote in a poll of the page; answers the new results',
});

export const getPollResults = endpoint({
  method: 'GET',
  path: '/api/public/:slug/poll-results/:sectionId',
  input: { params: z.extend(slugParams, pollResultsParams.shape) },
  answer: pollResults,
  summary: 'How a poll of the page stands',
});
