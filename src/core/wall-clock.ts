import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, MINUTE_MS } from './dates';

/** Our countries share this zone: owners and demos have no other, and a new website begins with it. */
export const HOME_TIME_ZONE = 'Europe/Bratislava';

/** Returns the day on the wall calendar of a time zone as YYYY-MM-DD. */
export function toLocalDate(instant: Date, timeZone: string): string {
  return getDateOf(toLocalDateTime(instant, timeZone));
}

/** Returns the day, YYYY-MM-DD, of a time on a wall clock, YYYY-MM-DD HH:MM. */
export function getDateOf(wallTime: string): string {
  return wallTime.slice(0, 'YYYY-MM-DD'.length);
}

/** Returns day and time on the wall clock of a time zone as YYYY-MM-DD HH:MM. */
export function toLocalDateTime(instant: Date, timeZone: string): string {
  const wall = new Date(instant.getTime() + getOffset(instant.getTime(), timeZone)).toISOString();
  return wall.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}

/**
 * Returns the instant at which the wall clock of a time zone shows a day and a time. An hour that the clocks skip counts on
 * from before the change; of an hour that they show twice it is the first.
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // No zone changes its clocks twice in two days: one of the two offsets holds.
  const before = getOffset(wall - DAY_MS, timeZone);
  const after = getOffset(wall + DAY_MS, timeZone);
  const shown = [before, after].find((offset) => getOffset(wall - offset, timeZone) === offset);
  return new Date(wall - (shown ?? before));
}

/** Returns true if the wall clock of a time zone shows this time on a day: it skips an hour when summer begins. */
export function isOnClock(date: string, time: string, timeZone: string): boolean {
  return toLocalDateTime(toInstant(date, time, timeZone), timeZone) === `${date} ${time}`;
}

/** Returns how far the wall clock is ahead of UTC, in milliseconds. Throws for a zone that does not exist. */
function getOffset(instant: number, timeZone: string): number {
  const minutes = tzOffset(timeZone, new Date(instant));
  if (Number.isNaN(minutes)) throw new RangeError(`Invalid time zone: ${timeZone}`);
  return minutes * MINUTE_MS;
}
