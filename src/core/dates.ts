import { getWeekday, WEEKDAYS } from './locale/weekdays';

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day by the clock has this length; a day of the calendar can be an hour longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;
export const DAY_HOURS = DAY_MS / HOUR_MS;
export const HOUR_MINUTES = HOUR_MS / MINUTE_MS;
export const DAY_MINUTES = DAY_MS / MINUTE_MS;
export const DAY_SECONDS = DAY_MS / 1000;

/** Returns a calendar day some days later or earlier: days are counted, not hours. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day on the calendar of the device itself, YYYY-MM-DD. */
export function getDeviceDate(instant: Date): string {
  const day = [instant.getMonth() + 1, instant.getDate()].map((part) => String(part).padStart(2, '0'));
  return [instant.getFullYear(), ...day].join('-');
}

/** Returns true for a day of the calendar that people live by: YYYY-MM-DD, no 30th of February, no year 0001. */
export function isCalendarDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Returns the Monday of the week that a calendar day, YYYY-MM-DD, is in. */
export function getMonday(date: string): string {
  return addDays(date, -WEEKDAYS.indexOf(getWeekday(date)));
}
