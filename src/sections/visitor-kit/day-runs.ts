import { formatWeekday } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { WEEKDAYS, type Weekday } from '@/core/locale/weekdays';

interface DayRun<Value> {
  first: Weekday;
  last: Weekday;
  value: Value;
}

/** Groups the days of the week: neighbouring days with the same value stand together. */
export function listDayRuns<Value>(readDay: (day: Weekday) => Value): DayRun<Value>[] {
  const found: DayRun<Value>[] = [];
  for (const day of WEEKDAYS) {
    const value = readDay(day);
    const run = found.at(-1);
    if (run && run.value === value) run.last = day;
    else found.push({ first: day, last: day, value });
  }
  return found;
}

/** Names the days of a run as inside a sentence, for example `Monday – Friday` or `pondelok – piatok`. */
export function formatDays(locale: Locale, first: Weekday, last: Weekday): string {
  const name = formatWeekday(locale, first);
  return first === last ? name : `${name} – ${formatWeekday(locale, last)}`;
}
