/** Days are calendar days of the website (YYYY-MM-DD), so they are read and written without a time zone. */
const formats = {
  /** Pi */
  weekday: new Intl.DateTimeFormat('sk-SK', { weekday: 'short', timeZone: 'UTC' }),
  /** sobota */
  weekdayLong: new Intl.DateTimeFormat('sk-SK', { weekday: 'long', timeZone: 'UTC' }),
  /** nov */
  month: new Intl.DateTimeFormat('sk-SK', { month: 'short', timeZone: 'UTC' }),
  /** 13. */
  day: new Intl.DateTimeFormat('sk-SK', { day: 'numeric', timeZone: 'UTC' }),
  /** 13. 11. */
  dayMonth: new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
  /** 13. 11. 2026 */
  date: new Intl.DateTimeFormat('sk-SK', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

/** The day as it is written in Slovak; what is not a day comes back as it is. */
export function dayText(day: string, format: keyof typeof formats): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const text = formats[format].format(date);
  return format === 'weekday' ? text.charAt(0).toLocaleUpperCase('sk') + text.slice(1) : text;
}

/** 13. 11. – 19. 11. 2026 */
export function rangeText(first: string, last: string): string {
  return `${dayText(first, first.slice(0, 4) === last.slice(0, 4) ? 'dayMonth' : 'date')} – ${dayText(last, 'date')}`;
}
