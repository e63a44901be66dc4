/** Dates and weekdays are shown the Slovak way in every screen. */
const LOCALE = 'sk-SK';

const dateFormat = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'numeric', year: 'numeric' });
const DATE_TIME = {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const dateTimeFormat = new Intl.DateTimeFormat(LOCALE, DATE_TIME);
const secondsFormat = new Intl.DateTimeFormat(LOCALE, { ...DATE_TIME, second: '2-digit' });
const timeFormat = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });

/** A date that no line breaks, for a sentence. */
export function keepTogether(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}

/** 21. 11. 2026 */
export function formatDate(timestamp: string): string {
  return dateFormat.format(new Date(timestamp));
}

/** 21. 11. 2026 9:05 */
export function formatDateTime(timestamp: string): string {
  return dateTimeFormat.format(new Date(timestamp));
}

/** 21. 11. 2026 9:05:07 */
export function formatDateTimeSeconds(timestamp: string): string {
  return secondsFormat.format(new Date(timestamp));
}

/** 9:05 */
export function formatTime(timestamp: string): string {
  return timeFormat.format(new Date(timestamp));
}
