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

/** Returns a week with a value for each of its days. */
export function mapWeek<Value>(getValue: (day: Weekday) => Value): Record<Weekday, Value> {
  return {
    monday: getValue('monday'),
    tuesday: getValue('tuesday'),
    wednesday: getValue('wednesday'),
    thursday: getValue('thursday'),
    friday: getValue('friday'),
    saturday: getValue('saturday'),
    sunday: getValue('sunday'),
  };
}

/** Returns the weekday of a calendar day, YYYY-MM-DD. */
export function getWeekday(date: string): Weekday {
  // JavaScript counts from Sunday, which is the last day of the week here.
  const index = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEKDAYS.length;
  return WEEKDAYS[index] as Weekday;
}
