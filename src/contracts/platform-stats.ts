import * as z from 'zod/mini';

/** Counts the owners who have an account and all websites, unpublished and expired ones included. */
export const platformStats = z.object({
  totalUsers: z.int(),
  totalWebsites: z.int(),
});
export type PlatformStats = z.infer<typeof platformStats>;
