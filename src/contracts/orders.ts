import { z } from 'zod';
import { timestamp } from '@/core/fields';

export const order = z.object({
  id: z.number().int(),
  websiteId: z.number().int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  /** Euros with two decimals. */
  totalAmount: z.string(),
  status: z.enum(['pending', 'paid', 'shipped', 'delivered']),
  shippingAddress: z.string(),
  createdAt: timestamp,
});
export type Order = z.infer<typeof order>;
