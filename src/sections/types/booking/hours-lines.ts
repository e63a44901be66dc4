import { type DayHours, WEEKDAYS, type Weekday, type WeekHours } from '@/core/opening-hours';
import { weekdayName } from '@/core/weekday-name';

export interface HoursLine {
  /** Pondelok – piatok */
  days: string;
  /** 09:00 – 17:00; null on days that are closed. */
  hours: string | null;
}

/** The week as it hangs on a door: neighbours with the same hours share a line. */
export function hoursLines(week: WeekHours): HoursLine[] {
  return runs((day) => hoursText(week[day])).map(({ first, last, value }) => ({
    days: daysText(first, last),
    hours: value,
  }));
}

/** The open days without their hours: Pondelok – piatok, nedeľa. */
export function openDays(week: WeekHours): string {
  return runs((day) => week[day].enabled)
    .filter(({ value }) => value)
    .map(({ first, last }, index) =>
      index === 0 ? daysText(first, last) : daysText(first, last).toLocaleLowerCase('sk'),
    )
    .join(', ');
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

function daysText(first: Weekday, last: Weekday): string {
  const name = weekdayName(first);
  return first === last ? name : `${name} – ${weekdayName(last).toLocaleLowerCase('sk')}`;
}
