import * as z from 'zod/mini';
import { lockableFeatures, paidTiers } from '@/core/plans';

/** Names one field that was refused, and says why. */
const fieldError = z.object({ path: z.string(), message: z.string() });

/** Every failed call has this body. */
export const errorBody = z.looseObject({
  message: z.string(),
  code: z.string(),
  /** Names the first refused field, for example `email` or `pageData.sections.0.content.text`. */
  field: z.optional(z.string()),
  fields: z.optional(z.array(fieldError)),
});

/** A 403 has this body if the owner's plan lacks something. */
export const planLimitBody = z.extend(errorBody, {
  code: z.literal('PLAN_LIMIT'),
  feature: z.enum(lockableFeatures),
  requiredTier: z.enum(paidTiers),
});

/** A visit is refused with this body if its services do not cost or take what its visitor has read. */
export const visitChangedBody = z.extend(errorBody, {
  services: z.array(
    z.object({
      id: z.string(),
      duration: z.int(),
      visitCents: z.optional(z.int()),
      hourCents: z.optional(z.int()),
    }),
  ),
});
export type VisitChangedBody = z.infer<typeof visitChangedBody>;

export type ErrorBody = z.infer<typeof errorBody>;
