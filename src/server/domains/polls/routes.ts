import * as api from '@/contracts/endpoints/polls';
import { serve } from '../../http/route';
import { getServedWebsite } from '../websites';
import { castVote, getPollResults } from './cast-vote';
import { listOwnPolls } from './list-own-polls';

export const pollRoutes = [
  serve(api.castVote, {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 10 * 60 },
    call: ({ deps, params: { slug }, body, request }) => castVote(deps, slug, body, request.ip),
  }),
  serve(api.getPollResults, {
    access: 'public',
    rateLimit: { max: 240, windowSeconds: 60 },
    call: async ({ deps, params: { slug, sectionId } }) => {
      const { id } = await getServedWebsite(deps, slug, 'poll');
      return getPollResults(deps.db, id, sectionId);
    },
  }),
  serve(api.listOwnPolls, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => listOwnPolls(deps.db, id),
  }),
];
