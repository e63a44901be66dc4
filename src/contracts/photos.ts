import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { key } from '@/core/messages';

/** What is sent along with a photo's file, as the texts of a form. */
export const photoFields = z.object({
  caption: z._default(longText, ''),
  sortOrder: z._default(
    z.coerce
      .number(key('validation.invalid'))
      .check(
        z.int(key('validation.invalid')),
        z.minimum(0, key('validation.invalid')),
        z.maximum(10_000, key('validation.invalid')),
      ),
    0,
  ),
});

export const photo = z.object({
  id: z.int(),
  websiteId: z.int(),
  url: z.string(),
  caption: z.string(),
  sortOrder: z.int(),
});
export type Photo = z.infer<typeof photo>;
