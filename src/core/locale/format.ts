import { CURRENCY, type Locale, REGIONAL_TAGS } from './locale';
import { WEEKDAYS, type Weekday } from './weekdays';

export const numericDate = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

const dayStyles = {
  /** Looks like `Fri` or `pi`. */
  weekday: { weekday: 'short' },
  /** Looks like `Friday` or `piatok`. */
  weekdayLong: { weekday: 'long' },
  /** Looks like `Nov` or `nov`. */
  month: { month: 'short' },
  /** Looks like `November 2026` or `november 2026`. */
  monthYear: { month: 'long', year: 'numeric' },
  /** Looks like `13` or `13.` */
  day: { day: 'numeric' },
  /** Looks like `13/11` or `13. 11.` */
  dayMonth: { day: 'numeric', month: 'numeric' },
  /** Looks like `24 Nov`, `24. 11.` or `24. Nov.` */
  dayMonthShort: { day: 'numeric', month: 'short' },
  /** Looks like `24 November` or `24. novembra`. */
  dayMonthLong: { day: 'numeric', month: 'long' },
  /** Looks like `13/11/2026` or `13. 11. 2026`. */
  date: numericDate,
  /** Looks like `24 November 2026` or `24. novembra 2026`. */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;

export type DayStyle = keyof typeof dayStyles;

/** Making a format takes longer than using it a hundred times. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Browsers and servers of different ages put a comma here, or do not. */
export const WEEKDAY_GAPS: Record<Locale, string> = { en: ' ', sk: ' ', cs: ' ', de: ', ' };

/** Writes a calendar day, YYYY-MM-DD, which belongs to no time zone; what is not a day comes back as it is. */
export function formatDay(locale: Locale, day: string, style: DayStyle): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return getDateFormat(locale, style, { ...dayStyles[style], timeZone: 'UTC' }).format(date);
}

/** Writes the days of a week or another span, each YYYY-MM-DD: 23 – 29 Nov, 23. 11. – 29. 11. */
export function formatDays(locale: Locale, from: string, until: string): string {
  const format = getDateFormat(locale, 'dayMonthShort', { ...dayStyles.dayMonthShort, timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`));
}

/** Writes a calendar day in words, its number and its month on one line: 24 November 2026, 24. novembra 2026. */
export function formatLongDay(locale: Locale, day: string): string {
  return formatDay(locale, day, 'long').replace(' ', '\u00a0');
}

/** Writes a calendar day with its weekday: Tuesday 24 November 2026, utorok 24. novembra 2026. */
export function formatFullDay(locale: Locale, day: string): string {
  return [formatDay(locale, day, 'weekdayLong'), formatLongDay(locale, day)].join(WEEKDAY_GAPS[locale]);
}

/** 1 January 2024 was a Monday. */
const FIRST_MONDAY = '2024-01-0';

/** Names a weekday as it stands inside a sentence: Monday, pondelok. */
export function formatWeekday(
  locale: Locale,
  day: Weekday,
  style: 'weekday' | 'weekdayLong' = 'weekdayLong',
): string {
  return formatDay(locale, `${FIRST_MONDAY}${WEEKDAYS.indexOf(day) + 1}`, style);
}

/** Writes the first letter large, as at the beginning of a line. */
export function capitalize(locale: Locale, text: string): string {
  return text.charAt(0).toLocaleUpperCase(REGIONAL_TAGS[locale]) + text.slice(1);
}

/** Writes a month, YYYY-MM: November 2026, november 2026. */
export function formatMonth(locale: Locale, month: string): string {
  return formatDay(locale, `${month}-01`, 'monthYear');
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Writes an amount of cents: €1,450.00, 1 450,00 €. */
export function formatMoney(locale: Locale, cents: number): string {
  return getNumberFormat(locale, 'money', { style: 'currency', currency: CURRENCY }).format(cents / 100);
}

/** Writes a share of a hundred: 62%, 62 %. */
export function formatPercent(locale: Locale, percent: number): string {
  return getNumberFormat(locale, 'percent', { style: 'percent' }).format(percent / 100);
}

/** Writes the size of a file: 84 kB, 6.1 MB, 6,1 MB. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const [size, unit] = kilobytes < 1000 ? [kilobytes, 'kB'] : [kilobytes / 1000, 'MB'];
  const number = getNumberFormat(locale, 'size', { maximumFractionDigits: 1 }).format(size);
  return `${number}\u00a0${unit}`;
}

/** Writes a stored amount, `1450.00`, as a spreadsheet of the country reads a number: 1450.00, 1450,00. */
export function formatDecimal<Amount extends string | null>(locale: Locale, amount: Amount): Amount | string {
  return amount === null || REGIONAL_TAGS[locale] === REGIONAL_TAGS.en ? amount : amount.replace('.', ',');
}

/** Returns the format of that name, which is made once. */
export function getDateFormat(locale: Locale, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${name}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(REGIONAL_TAGS[locale], options);
  dateFormats.set(key, format);
  return format;
}

function getNumberFormat(locale: Locale, name: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${name}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(REGIONAL_TAGS[locale], options);
  numberFormats.set(key, format);
  return format;
}
