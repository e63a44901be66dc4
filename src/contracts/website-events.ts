import * as z from 'zod/mini';

/** What an owner's admin hears of as it happens: which of its lists has something new. */
export const websiteEvent = z.object({ kind: z.enum(['message', 'booking', 'order']) });
export type WebsiteEvent = z.infer<typeof websiteEvent>;
