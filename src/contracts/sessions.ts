import * as z from 'zod/mini';
import { timestamp } from '@/core/fields';

/** A device on which an owner is logged in. */
export const openSession = z.object({
  id: z.int(),
  /** Such as 'Firefox'; null for one that does not say. */
  browser: z.nullable(z.string()),
  /** Such as 'Windows' or 'iPhone'. */
  system: z.nullable(z.string()),
  createdAt: timestamp,
  /** To the hour. */
  lastUsedAt: timestamp,
  /** True for the session that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
