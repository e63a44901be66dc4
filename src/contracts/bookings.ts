import { z } from 'zod';
import { timestamp } from '@/core/fields';

export const booking = z.object({
  id: z.number().int(),
  websiteId: z.number().int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  service: z.string(),
  bookingDate: timestamp,
  /** The day on the website's wall calendar, YYYY-MM-DD. */
  bookingDateText: z.string(),
  /** The time on the website's wall clock, HH:MM. */
  bookingTimeText: z.string(),
  /** The day of departure, for stays only. */
  bookingEndDateText: z.string().nullable(),
  status: z.enum(['pending', 'confirmed', 'cancelled']),
  notes: z.string().nullable(),
  createdAt: timestamp,
});
export type Booking = z.infer<typeof booking>;
