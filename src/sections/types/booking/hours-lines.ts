import { capitalize } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import type { OpenInterval, WeekIntervals } from '@/core/opening-hours';
import { formatDays, listDayRuns } from '../../visitor-kit/day-runs';

export interface HoursLine {
  /** Looks like `Monday – Friday` or `Pondelok – piatok`. */
  days: string;
  /** Looks like `09:00 – 17:00`; null on days that are closed. */
  hours: string | null;
}

/** Lists the hours of the week; neighbouring days with the same hours share a line. */
export function listHoursLines(locale: Locale, week: WeekIntervals): HoursLine[] {
  return listDayRuns((day) => formatHours(week[day])).map(({ first, last, value }) => ({
    days: capitalize(locale, formatDays(locale, first, last)),
    hours: value,
  }));
}

/** Formats the open days without their hours, for example `Monday – Friday, Sunday`. */
export function formatOpenDays(locale: Locale, week: WeekIntervals): string {
  const days = listDayRuns((day) => week[day].length > 0)
    .filter(({ value }) => value)
    .map(({ first, last }) => formatDays(locale, first, last))
    .join(', ');
  return capitalize(locale, days);
}

function formatHours(intervals: readonly OpenInterval[]): string | null {
  return intervals.map(({ start, end }) => `${start} – ${end}`).join(', ') || null;
}
