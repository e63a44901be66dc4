import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { slugParams } from '../parameters';
import { pollResults, pollResultsParams, pollVoteInput } from '../polls';

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
