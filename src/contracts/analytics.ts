import * as z from 'zod/mini';

/** One day of a website, in the website's time zone. */
export const analyticsDay = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  uniqueVisitors: z.int(),
  pageViews: z.int(),
});
export type AnalyticsDay = z.infer<typeof analyticsDay>;

/** The last 7 days, oldest first, zeros included; empty when nobody ever came. */
export const analyticsWeek = z.array(analyticsDay);
