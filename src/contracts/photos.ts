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

/** These come with a photo's file, as the texts of a form. */
export const photoFields = z.object({
  caption: z._default(longText, ''),
  sortOrder: z._default(count, 0),
  /** The galleries have this many pictures in the editor that sends it, which is newer than what the server knows. */
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
