import { platformStats } from '@/contracts/platform-stats';
import { route } from '../../http/route';
import type { KeptStats } from './kept-stats';

export const platformStatsRoutes = (stats: KeptStats) => [
  route({
    method: 'GET',
    path: '/api/platform-stats',
    access: 'public',
    summary: 'How many owners and websites there are, at most five minutes old',
    answer: platformStats,
    rateLimit: { max: 240, windowSeconds: 60 },
    call: ({ reply }) => {
      reply.header('cache-control', 'public, max-age=300');
      return stats.current();
    },
  }),
];
