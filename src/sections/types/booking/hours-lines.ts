import { capitalize } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import type { OpenInterval, WeekIntervals } from '@/core/opening-hours';
import { dayRuns, daysText } from '../../visitor-kit/day-runs';

export interface HoursLine {
  /** Monday – Friday, Pondelok – piatok */
  days: string;
  /** 09:00 – 17:00; null on days that are closed. */
  hours: string | null;
}

/** The week as it hangs on a door: neighbours with the same hours share a line. */
export function hoursLines(locale: Locale, week: WeekIntervals): HoursLine[] {
  return dayRuns((day) => hoursText(week[day])).map(({ first, last, value }) => ({
    days: capitalize(locale, daysText(locale, first, last)),
    hours: value,
  }));
}

/** The open days without their hours: Monday – Friday, Sunday. */
export function openDays(locale: Locale, week: WeekIntervals): string {
  const days = dayRuns((day) => week[day].length > 0)
    .filter(({ value }) => value)
    .map(({ first, last }) => daysText(locale, first, last))
    .join(', ');
  return capitalize(locale, days);
}

function hoursText(intervals: readonly OpenInterval[]): string | null {
  return intervals.map(({ start, end }) => `${start} – ${end}`).join(', ') || null;
}
