import * as z from 'zod/mini';
import { lockableFeatures, paidTiers } from '@/core/plans';

/** One field that was refused, and why. */
export const fieldError = z.object({ path: z.string(), message: z.string() });

/** The body of every failed call. */
export const errorBody = z.looseObject({
  message: z.string(),
  code: z.string(),
  /** The first refused field, for example `email` or `pageData.sections.0.content.text`. */
  field: z.optional(z.string()),
  fields: z.optional(z.array(fieldError)),
});

/** The body of a 403 by which the owner's plan lacks something. */
export const planLimitBody = z.extend(errorBody, {
  code: z.literal('PLAN_LIMIT'),
  feature: z.enum(lockableFeatures),
  requiredTier: z.enum(paidTiers),
});

export type ErrorBody = z.infer<typeof errorBody>;
