import * as z from 'zod/mini';

/**
 * An owner's admin hears as it happens which of its lists has something new or has changed, that the
 * opening hours, the people or the waiting list have, or that any may have.
 */
export const websiteEvent = z.object({
  kind: z.enum([
    'message',
    'booking',
    'order',
    'message-changed',
    'booking-changed',
    'order-changed',
    'hours-changed',
    'people-changed',
    'waitlist-changed',
    'all',
  ]),
});
export type WebsiteEvent = z.infer<typeof websiteEvent>;
