import type { AnalyticsDay } from '@/contracts/endpoints/analytics';

export interface WeekTotals {
  visitors: number;
  pageViews: number;
}

/** Adds up the days: somebody who came on two days counts twice. */
export function sumWeek(days: readonly AnalyticsDay[]): WeekTotals {
  return days.reduce(
    (sum, day) => ({
      visitors: sum.visitors + day.uniqueVisitors,
      pageViews: sum.pageViews + day.pageViews,
    }),
    { visitors: 0, pageViews: 0 },
  );
}

/** Returns the day with the most visitors, the earlier of equal ones; undefined when nobody came. */
export function findBusiestDay(days: readonly AnalyticsDay[]): AnalyticsDay | undefined {
  const best = days.reduce<AnalyticsDay | undefined>(
    (top, day) => (top && top.uniqueVisitors >= day.uniqueVisitors ? top : day),
    undefined,
  );
  return best && best.uniqueVisitors > 0 ? best : undefined;
}
