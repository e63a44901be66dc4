import * as z from 'zod/mini';

/** Counts what visitors have sent to a website, and what of it waits for the owner. */
export const websiteCounts = z.object({
  messages: z.int(),
  unreadMessages: z.int(),
  bookings: z.int(),
  pendingBookings: z.int(),
  orders: z.int(),
  pendingOrders: z.int(),
});
export type WebsiteCounts = z.infer<typeof websiteCounts>;
