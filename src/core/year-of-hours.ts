import { addDays } from './dates';
import { WEEKDAYS } from './locale/weekdays';
import { parseMinutes } from './opening-hours';
import { findSpecialDays, getOpenIntervals, type WebsiteHours } from './website-hours';

/** A day stands out in a year as shorter than usual, closed every week, a public holiday, or closed by the owner. */
export const DAY_KINDS = ['open', 'shorter', 'closed', 'holiday', 'own'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export interface DayOfYear {
  /** It is written YYYY-MM-DD. */
  date: string;
  kind: DayKind;
}

/** A day with less than this part of a usual day's hours is called shorter. */
const SHORTER_THAN = 3 / 4;

/** Returns the kind of each day of a year, by months; `holidays` are the public holidays on which the website is closed. */
export function listDayKinds(
  hours: WebsiteHours,
  year: number,
  holidays: ReadonlySet<string>,
): DayOfYear[][] {
  const usual = computeUsualMinutes(hours);
  const getKind = (date: string): DayKind => {
    const intervals = getOpenIntervals(hours, date, holidays);
    if (intervals.length > 0) return sumMinutes(intervals) < usual * SHORTER_THAN ? 'shorter' : 'open';
    if (findSpecialDays(hours, date)) return 'own';
    return holidays.has(date) ? 'holiday' : 'closed';
  };
  const months: DayOfYear[][] = Array.from({ length: 12 }, () => []);
  for (let date = `${year}-01-01`; date.startsWith(`${year}`); date = addDays(date, 1))
    months[Number(date.slice(5, 7)) - 1]?.push({ date, kind: getKind(date) });
  return months;
}

/** Counts the days of each kind. */
export function countKinds(days: readonly DayOfYear[]): Record<DayKind, number> {
  const counts = { open: 0, shorter: 0, closed: 0, holiday: 0, own: 0 };
  for (const { kind } of days) counts[kind] += 1;
  return counts;
}

/** Returns the minutes of the middle one of the open weekdays; 0 where none is open. */
function computeUsualMinutes({ week }: WebsiteHours): number {
  const minutes = WEEKDAYS.map((day) => sumMinutes(week[day]))
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
  return minutes[Math.floor(minutes.length / 2)] ?? 0;
}

function sumMinutes(intervals: WebsiteHours['week']['monday']): number {
  return intervals.reduce(
    (sum, { start, end }) => sum + (parseMinutes(end) ?? 0) - (parseMinutes(start) ?? 0),
    0,
  );
}
