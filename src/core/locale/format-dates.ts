import { formatDay, getDateFormat, numericDate, WEEKDAY_GAPS } from './format';
import type { Locale } from './locale';

// Only the application writes these, so they are apart from the scripts of public pages.

const timestampStyles = {
  /** Looks like `21/11/2026` or `21. 11. 2026`. */
  date: numericDate,
  /** Looks like `21/11/2026, 09:05`. */
  dateTime: { ...numericDate, hour: '2-digit', minute: '2-digit' },
  /** Looks like `21/11/2026, 09:05:07`. */
  dateTimeSeconds: { ...numericDate, hour: '2-digit', minute: '2-digit', second: '2-digit' },
  /** Looks like `9:05`. */
  time: { hour: 'numeric', minute: '2-digit' },
} as const;

type TimestampStyle = keyof typeof timestampStyles;

/** Writes a moment by the clock of whoever reads it. */
export function formatTimestamp(locale: Locale, timestamp: string, style: TimestampStyle): string {
  return getDateFormat(locale, `timestamp ${style}`, timestampStyles[style]).format(new Date(timestamp));
}

/** Writes a day of a week that is known, for example `Fri 13/11` or `pi 13. 11.` */
export function formatDayOfWeek(locale: Locale, day: string): string {
  return [formatDay(locale, day, 'weekday'), formatDay(locale, day, 'dayMonth')].join(WEEKDAY_GAPS[locale]);
}

/** Writes the year once, unless it changes, for example `13/11 – 19/11/2026` or `13. 11. – 19. 11. 2026`. */
export function formatDayRange(locale: Locale, first: string, last: string): string {
  const isOfOneYear = first.slice(0, 'YYYY'.length) === last.slice(0, 'YYYY'.length);
  return `${formatDay(locale, first, isOfOneYear ? 'dayMonth' : 'date')} – ${formatDay(locale, last, 'date')}`;
}
