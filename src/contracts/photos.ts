import { z } from 'zod';
import { longText } from '@/core/fields';
import { key } from '@/core/messages';

/** What is sent along with a photo's file, as the texts of a form. */
export const photoFields = z.object({
  caption: longText.default(''),
  sortOrder: z.coerce
    .number(key('validation.invalid'))
    .int(key('validation.invalid'))
    .min(0, key('validation.invalid'))
    .max(10_000, key('validation.invalid'))
    .default(0),
});

export const photo = z.object({
  id: z.number().int(),
  websiteId: z.number().int(),
  url: z.string(),
  caption: z.string(),
  sortOrder: z.number().int(),
});
export type Photo = z.infer<typeof photo>;
