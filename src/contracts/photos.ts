import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { key } from '@/core/messages';

const count = z.coerce
  .number(key('validation.invalid'))
  .check(
    z.int(key('validation.invalid')),
    z.minimum(0, key('validation.invalid')),
    z.maximum(10_000, key('validation.invalid')),
  );

/** What is sent along with a photo's file, as the texts of a form. */
export const photoFields = z.object({
  caption: z._default(longText, ''),
  sortOrder: z._default(count, 0),
  /** How many pictures the galleries have in the editor that sends it: newer than what the server knows. */
  pictures: z.optional(count),
});

export const photo = z.object({
  id: z.int(),
  websiteId: z.int(),
  url: z.string(),
  caption: z.string(),
  sortOrder: z.int(),
});
export type Photo = z.infer<typeof photo>;
