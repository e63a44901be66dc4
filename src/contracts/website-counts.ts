import { z } from 'zod';

/** How much visitors have sent to a website, and how much of it waits for the owner. */
export const websiteCounts = z.object({
  messages: z.number().int(),
  unreadMessages: z.number().int(),
  bookings: z.number().int(),
  pendingBookings: z.number().int(),
  orders: z.number().int(),
  pendingOrders: z.number().int(),
});
export type WebsiteCounts = z.infer<typeof websiteCounts>;
