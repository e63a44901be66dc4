import { DAY_MS } from './day-ms';

/** The day on the wall calendar of a time zone, YYYY-MM-DD. */
export function localDate(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

/** Day and time on the wall clock of a time zone, YYYY-MM-DD HH:MM. */
export function localDateTime(instant: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${localDate(instant, timeZone)} ${time.format(instant)}`;
}

/** A calendar day some days later or earlier: days are counted, not hours. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
