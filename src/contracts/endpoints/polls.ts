import * as z from 'zod/mini';
import { timestamp } from '@/core/fields';
import { key } from '@/core/messages';
import { endpoint } from '../endpoint';
import { itemId } from '../page-ids';
import { idParams, slugParams } from '../parameters';

const pollResultsParams = z.object({ sectionId: itemId });

const pollVoteInput = z.object({
  sectionId: itemId,
  optionIndex: z
    .int(key('validation.invalid'))
    .check(z.minimum(0, key('validation.invalid')), z.maximum(99, key('validation.invalid'))),
});
export type PollVoteInput = z.infer<typeof pollVoteInput>;

/** Shows the votes of a poll; the percentages are whole and add up to 100, or are all 0 where nobody voted. */
export const pollResults = z.object({
  results: z.array(z.object({ optionIndex: z.int(), votes: z.int(), percentage: z.number() })),
  totalVotes: z.int(),
});
export type PollResults = z.infer<typeof pollResults>;

/** Shows a poll to its owner: as it was saved last, with the votes of the options that have left it. */
const ownPoll = z.object({
  sectionId: z.string(),
  question: z.string(),
  /** It is false for a poll that has left the page. */
  isOnPage: z.boolean(),
  /** They stand in the order of the page. */
  options: z.array(z.object({ text: z.string(), votes: z.int(), percentage: z.number() })),
  /** These were voted for before they left the poll; they count in no percentage. */
  formerOptions: z.array(z.object({ text: z.string(), votes: z.int() })),
  /** Counts the votes for the options that are on the page. */
  totalVotes: z.int(),
  /** The last vote came at this time; null before the first. */
  lastVoteAt: z.nullable(timestamp),
});
export type OwnPoll = z.infer<typeof ownPoll>;

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

export const listOwnPolls = endpoint({
  method: 'GET',
  path: '/api/websites/:id/polls',
  input: { params: idParams },
  answer: z.array(ownPoll),
  summary:
    'The polls of a website with their votes: those on the page, then those that have left it with votes',
});
