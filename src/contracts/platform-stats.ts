import * as z from 'zod/mini';

/** How many owners have an account and how many websites there are, unpublished and expired ones included. */
export const platformStats = z.object({
  totalUsers: z.int(),
  totalWebsites: z.int(),
});
export type PlatformStats = z.infer<typeof platformStats>;
