import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { NEWS_BY, OVERVIEW_HOURS } from '@/core/news';
import { endpoint } from '../endpoint';
import { idParams } from '../parameters';

const newsSettings = z.object({
  newsBy: z.enum(NEWS_BY, key('validation.invalid')),
  /** The daily overview comes at this full hour. */
  overviewHour: z
    .int(key('validation.invalid'))
    .check(z.refine((hour) => OVERVIEW_HOURS.some((one) => one === hour), key('validation.invalid'))),
});
export type NewsSettings = z.infer<typeof newsSettings>;

export const readNewsSettings = endpoint({
  method: 'GET',
  path: '/api/websites/:id/news-settings',
  input: { params: idParams },
  answer: newsSettings,
  summary: 'How the owner hears of what comes to a website',
});

export const saveNewsSettings = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/news-settings',
  input: { params: idParams, body: newsSettings },
  answer: newsSettings,
  summary: 'Change how the owner hears of what comes: by a mail for each, a daily overview, or both',
});
