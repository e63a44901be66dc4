import * as z from 'zod/mini';
import { pollResults, pollResultsParams, pollVoteInput } from '@/contracts/polls';
import { publicSiteParams } from '@/contracts/public-site';
import { servedWebsite } from '../../db/published-website';
import { route } from '../../http/route';
import { castVote } from './cast-vote';
import { readResults } from './read-results';

export const pollRoutes = [
  route({
    method: 'POST',
    path: '/api/public/:slug/poll-vote',
    access: 'public',
    summary: 'Vote in a poll of the page; answers the new results',
    params: publicSiteParams,
    body: pollVoteInput,
    status: 201,
    answer: pollResults,
    rateLimit: { max: 30, windowSeconds: 10 * 60 },
    call: ({ deps, params: { slug }, body, request }) => castVote(deps, slug, body, request.ip),
  }),
  route({
    method: 'GET',
    path: '/api/public/:slug/poll-results/:sectionId',
    access: 'public',
    summary: 'How a poll of the page stands',
    params: z.extend(publicSiteParams, pollResultsParams.shape),
    answer: pollResults,
    rateLimit: { max: 240, windowSeconds: 60 },
    call: async ({ deps, params: { slug, sectionId } }) => {
      const { id } = await servedWebsite(deps, slug, 'poll');
      return readResults(deps.db, id, sectionId);
    },
  }),
];
