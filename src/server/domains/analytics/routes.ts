import * as api from '@/contracts/endpoints/analytics';
import { serve } from '../../http/route';
import { assertFeature } from '../accounts';
import { listWeek, recordVisit, type VisitParts } from './visits';

export const analyticsRoutes = (parts: VisitParts) => [
  serve(api.recordVisit, {
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    call: ({ deps, params: { slug }, request }) => recordVisit(deps, parts, slug, request),
  }),
  serve(api.listAnalytics, {
    access: 'site-owner',
    call: ({ deps, params: { id }, user }) => {
      assertFeature(deps, user, 'statistics', deps.clock.now());
      return listWeek(deps, parts.counter, id);
    },
  }),
];
