import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, slugParams } from '../parameters';

/** Counts the visitors of one day in the website's time zone. */
const analyticsDay = z.object({
  /** It is written YYYY-MM-DD. */
  date: z.string(),
  uniqueVisitors: z.int(),
  pageViews: z.int(),
});
export type AnalyticsDay = z.infer<typeof analyticsDay>;

/** Lists the last 7 days, oldest first, zeros included; empty when nobody ever came. */
const analyticsWeek = z.array(analyticsDay);

export const recordVisit = endpoint({
  method: 'POST',
  path: '/api/public/:slug/visit',
  input: { params: slugParams },
  summary: 'Count a visit of a published page',
});

export const listAnalytics = endpoint({
  method: 'GET',
  path: '/api/websites/:id/analytics',
  input: { params: idParams },
  answer: analyticsWeek,
  summary: 'Visitors and page views of the last 7 days, on a plan with statistics',
});
