import { DAY_MS } from './dates';

/** Some days in a row make a span, from the first to the last, both included. */
export interface Span {
  from: string;
  until: string;
}

/** This span may come again in each year after the first. */
export interface YearlySpan extends Span {
  isYearly?: boolean | undefined;
}

/** Counts the days from the first to the last, both included. */
export function countSpanDays({ from, until }: Span): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
}

/**
 * Returns the span that counts on a date; null where none does. Of several the shortest counts, and of equal ones the one
 * that was added last.
 */
export function findSpan<Kind extends YearlySpan>(spans: readonly Kind[], date: string): Kind | null {
  let found: Kind | null = null;
  for (const span of spans) {
    if (!isInSpan(span, date)) continue;
    if (!found || countSpanDays(span) <= countSpanDays(found)) found = span;
  }
  return found;
}

function isInSpan(span: YearlySpan, date: string): boolean {
  return listOccurrences(span, date).some(({ from, until }) => from <= date && date <= until);
}

/** Lists the spans that include a date or may come within a year after it, in order. */
export function listOccurrences({ from, until, isYearly }: YearlySpan, date: string): Span[] {
  if (!isYearly) return [{ from, until }];
  const years = getYear(date) - getYear(from);
  // A span that began a year earlier may reach over the year's end.
  const counts = [...new Set([years - 1, years, years + 1].map((count) => Math.max(count, 0)))];
  return counts.map((count) => ({ from: toLaterYear(from, count), until: toLaterYear(until, count) }));
}

const getYear = (date: string) => Number(date.slice(0, 4));

/**
 * Changes only the year in the text: 29 February stands for the day after 28 February in any year, and texts sort like
 * their days.
 */
function toLaterYear(date: string, years: number): string {
  return `${getYear(date) + years}${date.slice('YYYY'.length)}`;
}
