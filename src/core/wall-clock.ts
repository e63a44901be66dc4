import { DAY_MS } from './day-ms';
import { localDateTime } from './local-date';

/**
 * The instant at which the wall clock of a time zone shows a day and a time. An hour that the clocks skip counts on
 * from before the change; of an hour that they show twice it is the first.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wall = utc(`${date} ${time}`);
  // No zone changes its clocks twice in two days: one of the two offsets holds.
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const shown = [before, after].find((offset) => offsetAt(wall - offset, timeZone) === offset);
  return new Date(wall - (shown ?? before));
}

/** How far the wall clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return utc(localDateTime(new Date(instant), timeZone)) - instant;
}

function utc(dateTime: string): number {
  return Date.parse(`${dateTime.replace(' ', 'T')}:00Z`);
}
