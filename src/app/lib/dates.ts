import { locale } from '@messages';
import * as format from '@/core/locale/format';
import * as dates from '@/core/locale/format-dates';

/** Keeps a date in a sentence on one line. */
export function preventBreaks(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}

/** Looks like `21/11/2026`. */
export function formatDate(timestamp: string): string {
  return dates.formatTimestamp(locale, timestamp, 'date');
}

/** Looks like `21/11/2026, 09:05`. */
export function formatDateTime(timestamp: string): string {
  return dates.formatTimestamp(locale, timestamp, 'dateTime');
}

/** Looks like `21/11/2026, 09:05:07`. */
export function formatDateTimeSeconds(timestamp: string): string {
  return dates.formatTimestamp(locale, timestamp, 'dateTimeSeconds');
}

/** Looks like `9:05`. */
export function formatTime(timestamp: string): string {
  return dates.formatTimestamp(locale, timestamp, 'time');
}

/**
 * Formats a calendar day of a website, YYYY-MM-DD, such as `13` or `13/11/2026`; a short weekday stands by itself, such
 * as `Fri` or `Pi`.
 */
export function formatDay(day: string, style: format.DayStyle): string {
  const text = format.formatDay(locale, day, style);
  return style === 'weekday' ? format.capitalize(locale, text) : text;
}

/** Formats a month, YYYY-MM, that stands by itself: `November 2026`, `Jún 2027`. */
export function formatMonth(month: string): string {
  return format.capitalize(locale, format.formatMonth(locale, month));
}

/** Looks like `Tuesday 24 November 2026` or `Utorok 24. novembra 2026`. */
export function formatFullDay(day: string): string {
  return format.capitalize(locale, format.formatFullDay(locale, day));
}

/** Formats a day that stands by itself: `Fri 13/11`, `Pi 13. 11.` */
export function formatDayOfWeek(day: string): string {
  return format.capitalize(locale, dates.formatDayOfWeek(locale, day));
}

/** Formats a day inside a sentence on one line: `Fri 13/11`, `pi 13. 11.` */
export function formatDayInText(day: string): string {
  return preventBreaks(dates.formatDayOfWeek(locale, day));
}

/** Looks like `13/11 – 19/11/2026`. */
export function formatDayRange(first: string, last: string): string {
  return dates.formatDayRange(locale, first, last);
}
