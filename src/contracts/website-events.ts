import * as z from 'zod/mini';

/**
 * An event tells an owner's admin at once what is new or has changed: messages, bookings, orders, the opening hours, the
 * people or the waiting list. `all` says that any of them may have changed.
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
