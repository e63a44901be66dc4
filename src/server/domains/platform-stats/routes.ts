import * as api from '@/contracts/endpoints/analytics';
import { serve } from '../../http/route';
import type { KeptStats } from './kept-stats';

export const platformStatsRoutes = (stats: KeptStats) => [
  serve(api.getPlatformStats, {
    access: 'public',
    rateLimit: { max: 240, windowSeconds: 60 },
    call: ({ reply }) => {
      reply.header('cache-control', 'public, max-age=300');
      return stats.current();
    },
  }),
];
