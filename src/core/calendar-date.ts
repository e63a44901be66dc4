import * as z from 'zod/mini';
import { key } from './messages';
import { minutesOfTime } from './opening-hours';

/** Returns true for a day of the calendar that people live by: YYYY-MM-DD, no 30th of February, no year 0001. */
export function isCalendarDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** A day, YYYY-MM-DD. */
export const dateField = z
  .string(key('validation.date'))
  .check(z.refine(isCalendarDate, key('validation.date')));

/** A time of day, HH:MM. */
export const timeField = z
  .string(key('validation.time'))
  .check(z.refine((text) => minutesOfTime(text) !== null, key('validation.time')));
