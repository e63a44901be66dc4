import { weeksOf } from '@/core/calendar-month';
import { type WeekHours, weekdayOf } from '@/core/opening-hours';
import type { FreeDaysState } from './use-free-days';

/** What the editor shows in place of the server's answer: every open day after today is free. */
export function previewDays(week: WeekHours, month: string, today: string): FreeDaysState {
  const days = weeksOf(month)
    .flat()
    .filter((date) => date !== null && date > today && week[weekdayOf(date)].enabled);
  return { free: { [month]: new Set(days as string[]) }, hasFailed: false, refresh: () => undefined };
}
