import { capitalize, formatWeekday } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { type DayHours, WEEKDAYS, type Weekday, type WeekHours } from '@/core/opening-hours';

export interface HoursLine {
  /** Monday – Friday, Pondelok – piatok */
  days: string;
  /** 09:00 – 17:00; null on days that are closed. */
  hours: string | null;
}

/** The week as it hangs on a door: neighbours with the same hours share a line. */
export function hoursLines(locale: Locale, week: WeekHours): HoursLine[] {
  return runs((day) => hoursText(week[day])).map(({ first, last, value }) => ({
    days: capitalize(locale, daysText(locale, first, last)),
    hours: value,
  }));
}

/** The open days without their hours: Monday – Friday, Sunday. */
export function openDays(locale: Locale, week: WeekHours): string {
  const days = runs((day) => week[day].enabled)
    .filter(({ value }) => value)
    .map(({ first, last }) => daysText(locale, first, last))
    .join(', ');
  return capitalize(locale, days);
}

interface Run<Value> {
  first: Weekday;
  last: Weekday;
  value: Value;
}

function runs<Value>(readDay: (day: Weekday) => Value): Run<Value>[] {
  const found: Run<Value>[] = [];
  for (const day of WEEKDAYS) {
    const value = readDay(day);
    const run = found.at(-1);
    if (run && run.value === value) run.last = day;
    else found.push({ first: day, last: day, value });
  }
  return found;
}

function hoursText({ enabled, start, end }: DayHours): string | null {
  return enabled ? `${start} – ${end}` : null;
}

function daysText(locale: Locale, first: Weekday, last: Weekday): string {
  const name = formatWeekday(locale, first);
  return first === last ? name : `${name} – ${formatWeekday(locale, last)}`;
}
