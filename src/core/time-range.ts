/** When guests come and go. */
export const STAY_TIME = '12:00';

const MINUTE_MS = 60 * 1000;

/** A half-open range on the wall clock, `YYYY-MM-DD HH:MM` each: the end is free again. */
export interface TimeRange {
  start: string;
  end: string;
}

/** Returns the range that a visit of some minutes takes. */
export function visitRange(date: string, time: string, durationMinutes: number): TimeRange {
  const end = new Date(Date.parse(`${date}T${time}:00Z`) + durationMinutes * MINUTE_MS);
  return { start: `${date} ${time}`, end: end.toISOString().slice(0, 16).replace('T', ' ') };
}

/** Returns the range that a stay takes: from noon to noon, so that a day of departure can be one of arrival. */
export function stayRange(arrival: string, departure: string): TimeRange {
  return { start: `${arrival} ${STAY_TIME}`, end: `${departure} ${STAY_TIME}` };
}

/** Returns true if a range meets any of those that are taken. */
export function isTaken(range: TimeRange, taken: readonly TimeRange[]): boolean {
  // Texts of this form are in the order of their times.
  return taken.some(({ start, end }) => range.start < end && start < range.end);
}
