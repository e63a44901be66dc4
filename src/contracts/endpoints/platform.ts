import { endpoint } from '../endpoint';
import { platformStats } from '../platform-stats';

export const getPlatformStats = endpoint({
  method: 'GET',
  path: '/api/platform-stats',
  answer: platformStats,
  summary: 'How many owners and websites there are, at most five minutes old',
});
