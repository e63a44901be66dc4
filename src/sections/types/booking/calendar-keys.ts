import { addMonths, getMonth, getSameDayIn } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { getWeekday, WEEKDAYS } from '@/core/locale/weekdays';

/** Returns the day that a key leads to, as in every calendar of this pattern; null for a key that leads nowhere. */
export function findDayByKey(key: string, date: string): string | null {
  const weekday = WEEKDAYS.indexOf(getWeekday(date));
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const months: Record<string, number> = { PageUp: -1, PageDown: 1 };
  if (Object.hasOwn(days, key)) return addDays(date, days[key] ?? 0);
  if (Object.hasOwn(months, key)) return getSameDayIn(addMonths(getMonth(date), months[key] ?? 0), date);
  return null;
}
