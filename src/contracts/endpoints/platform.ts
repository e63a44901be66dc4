import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** Counts the owners who have an account and all websites, unpublished and expired ones included. */
const platformStats = z.object({
  totalUsers: z.int(),
  totalWebsites: z.int(),
});
export type PlatformStats = z.infer<typeof platformStats>;

export const getPlatformStats = endpoint({
  method: 'GET',
  path: '/api/platform-stats',
  answer: platformStats,
  summary: 'How many owners and websites there are, as counted some minutes ago',
});
