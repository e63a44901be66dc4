import { z } from 'zod';

/** How many owners have an account and how many websites there are, unpublished and expired ones included. */
export const platformStats = z.object({
  totalUsers: z.number().int(),
  totalWebsites: z.number().int(),
});
export type PlatformStats = z.infer<typeof platformStats>;
