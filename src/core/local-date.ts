import { DAY_MS } from './day-ms';

/** A calendar day some days later or earlier: days are counted, not hours. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day on the calendar of the device itself, YYYY-MM-DD. */
export function deviceDate(instant: Date): string {
  const day = [instant.getMonth() + 1, instant.getDate()].map((part) => String(part).padStart(2, '0'));
  return [instant.getFullYear(), ...day].join('-');
}
