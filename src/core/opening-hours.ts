import { DAY_MINUTES } from './dates';
import { mapWeek, WEEKDAYS, type Weekday } from './locale/weekdays';
import type { MessageKey } from './messages';

/** A day is open at these times, on the wall clock of the website's time zone. */
export interface DayHours {
  enabled: boolean;
  /** It is written HH:MM. */
  start: string;
  end: string;
}
/** A day is open from `start` on and closed again at `end`, on the wall clock of the website's time zone. */
export interface OpenInterval {
  /** It is written HH:MM. */
  start: string;
  end: string;
}
export type WeekHours = Record<Weekday, DayHours>;
/** Each day of a week is open at these times; a closed day has none. */
export type WeekIntervals = Record<Weekday, OpenInterval[]>;

const WORKDAY_COUNT = 5;

/** Returns hours from nine to five, which are open only from Monday to Friday. */
export function getDefaultDayHours(day: Weekday): DayHours {
  return { enabled: WEEKDAYS.indexOf(day) < WORKDAY_COUNT, start: '09:00', end: '17:00' };
}

/** Returns the week of the specification's `workingHours` as intervals; their times are as they were typed. */
export function getWeekIntervals(week: WeekHours): WeekIntervals {
  return mapWeek((day) => {
    const { enabled, start, end } = week[day];
    return enabled ? [{ start, end }] : [];
  });
}

export function getDefaultWeekHours(): WeekHours {
  return mapWeek(getDefaultDayHours);
}

/** Returns the week with Monday's hours from Monday to Friday; the weekend stays as it is. */
export function copyMondayToWeekdays(week: WeekHours): WeekHours {
  const workdays = WEEKDAYS.slice(0, WORKDAY_COUNT).map((day) => [day, { ...week.monday }]);
  return { ...week, ...Object.fromEntries(workdays) };
}

export interface HoursProblem {
  field: 'start' | 'end';
  message: Extract<MessageKey, `validation.${string}`>;
}

/** Returns what is wrong with the hours of a day; null when nothing is. The hours of a closed day do not matter. */
export function findDayHoursProblem({ enabled, start, end }: DayHours): HoursProblem | null {
  if (!enabled) return null;
  if (parseMinutes(start) === null) return { field: 'start', message: 'validation.time' };
  if (parseMinutes(end) === null) return { field: 'end', message: 'validation.time' };
  // Texts of this form sort like their times.
  return start < end ? null : { field: 'end', message: 'validation.closesBeforeOpening' };
}

/** Returns the minutes since midnight of a time written HH:MM; null for anything else. */
export function parseMinutes(time: string): number | null {
  const groups = /^(?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)$/.exec(time)?.groups;
  return groups ? Number(groups.hours) * 60 + Number(groups.minutes) : null;
}

/** Formats minutes since midnight as HH:MM; midnight at the end of a day is 24:00. */
export function formatMinutes(minutes: number): string {
  const padToTwo = (value: number) => String(value).padStart(2, '0');
  return `${padToTwo(Math.floor(minutes / 60))}:${padToTwo(minutes % 60)}`;
}

/** A list has at most this many visits that are booked outside of hours. */
export const MAX_VISITS_OUTSIDE = 50;

export const WHOLE_DAY: OpenInterval = { start: '00:00', end: '24:00' };

/** Returns true if a visit of some minutes begins and ends in one of the intervals of its day. */
export function liesInside(
  intervals: readonly OpenInterval[],
  time: string,
  durationMinutes: number,
): boolean {
  const end = (parseMinutes(time) ?? 0) + durationMinutes;
  return intervals.some((open) => open.start <= time && end <= (parseMinutes(open.end) ?? DAY_MINUTES));
}

/** Says which part of a day is wrong, and why. */
export interface IntervalProblem extends HoursProblem {
  index: number;
}

/** Finds the first thing that is wrong with the parts of a day; null when nothing is. */
export function findIntervalProblem(intervals: readonly OpenInterval[]): IntervalProblem | null {
  for (const [index, { start, end }] of intervals.entries()) {
    const before = intervals[index - 1];
    if (parseMinutes(start) === null) return { index, field: 'start', message: 'validation.time' };
    if (parseMinutes(end) === null) return { index, field: 'end', message: 'validation.time' };
    if (before && start <= before.end) return { index, field: 'start', message: 'validation.intervalsMeet' };
    // Texts of this form sort like their times.
    if (end <= start) return { index, field: 'end', message: 'validation.closesBeforeOpening' };
  }
  return null;
}
