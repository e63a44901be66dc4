export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a calendar day, YYYY-MM-DD. */
export function getWeekday(date: string): Weekday {
  // Sunday is 0 there, and the last day of the week here.
  const index = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEKDAYS.length;
  return WEEKDAYS[index] as Weekday;
}
