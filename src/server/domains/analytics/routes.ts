import * as api from '@/contracts/endpoints/analytics';
import { serve } from '../../http/route';
import { assertFeature } from '../accounts';
import { listWeek, recordVisit } from './visits';

export const analyticsRoutes = [
  serve(api.recordVisit, {
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    call: ({ deps, params: { slug }, request }) => recordVisit(deps, slug, request),
  }),
  serve(api.listAnalytics, {
    access: 'site-owner',
    call: ({ deps, params: { id }, user }) => {
      assertFeature(deps, user, 'statistics', deps.clock.now());
      return listWeek(deps, id);
    },
  }),
];
