import { addDays, getMonday } from './dates';
import { WEEKDAYS } from './locale/weekdays';

/** Returns the month of a day as YYYY-MM. */
export function getMonth(date: string): string {
  return date.slice(0, 'YYYY-MM'.length);
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}

/** Lists the weeks of a month from Monday to Sunday; null stands for a day of another month. */
export function listWeeks(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  for (let start = getMonday(`${month}-01`); getMonth(start) <= month; start = addDays(start, 7)) {
    const days = WEEKDAYS.map((_, index) => addDays(start, index));
    weeks.push(days.map((date) => (getMonth(date) === month ? date : null)));
  }
  return weeks;
}

/** Returns the same day of another month, or its last one where it has fewer. */
export function getSameDayIn(month: string, date: string): string {
  const day = `${month}-${date.slice(-2)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return day < last ? day : last;
}
