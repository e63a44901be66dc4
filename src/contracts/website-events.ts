import * as z from 'zod/mini';

/** What an owner's admin hears of as it happens: which of its lists has something new, or is not as it was, or that any may be so. */
export const websiteEvent = z.object({
  kind: z.enum(['message', 'booking', 'order', 'message-changed', 'booking-changed', 'order-changed', 'all']),
});
export type WebsiteEvent = z.infer<typeof websiteEvent>;
