import * as z from 'zod/mini';
import { analyticsWeek } from '@/contracts/analytics';
import { publicSiteParams } from '@/contracts/public-site';
import { recordId } from '@/core/fields';
import { assertFeature } from '../../http/plan-limit';
import { route } from '../../http/route';
import { listWeek } from './list-week';
import { recordVisit } from './record-visit';

export const analyticsRoutes = [
  route({
    method: 'POST',
    path: '/api/public/:slug/visit',
    access: 'public',
    summary: 'Count a visit of a published page',
    params: publicSiteParams,
    rateLimit: { max: 120, windowSeconds: 60 },
    call: ({ deps, params: { slug }, request }) => recordVisit(deps, slug, request),
  }),
  route({
    method: 'GET',
    path: '/api/websites/:id/analytics',
    access: 'site-owner',
    summary: 'Visitors and page views of the last 7 days, on a plan with statistics',
    params: z.object({ id: recordId }),
    answer: analyticsWeek,
    call: ({ deps, params: { id }, user }) => {
      assertFeature(deps, user, 'statistics', deps.clock.now());
      return listWeek(deps, id);
    },
  }),
];
