import { describe, expect, it } from 'vitest';
import {
  capitalize,
  formatDay,
  formatDays,
  formatDecimal,
  formatFileSize,
  formatFullDay,
  formatMoney,
  formatMonth,
  formatPercent,
  formatWeekday,
} from './format';
import { formatDayOfWeek, formatDayRange, formatTimestamp } from './format-dates';
import { formatCount, formatPrice } from './format-number';
import { LOCALES, type Locale } from './locale';

/** Writes the same value in each language, with plain spaces. */
function writeInAll(write: (locale: Locale) => string): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale).replace(/\s/g, ' ')]));
}

describe('a calendar day', () => {
  it.each([
    ['weekday', { en: 'Fri', sk: 'pi', cs: 'pá', de: 'Fr' }],
    ['weekdayLong', { en: 'Friday', sk: 'piatok', cs: 'pátek', de: 'Freitag' }],
    ['month', { en: 'Nov', sk: 'nov', cs: 'lis', de: 'Nov' }],
    ['day', { en: '13', sk: '13.', cs: '13.', de: '13' }],
    ['dayMonth', { en: '13/11', sk: '13. 11.', cs: '13. 11.', de: '13.11.' }],
    ['date', { en: '13/11/2026', sk: '13. 11. 2026', cs: '13. 11. 2026', de: '13.11.2026' }],
    [
      'long',
      {
        en: '13 November 2026',
        sk: '13. novembra 2026',
        cs: '13. listopadu 2026',
        de: '13. November 2026',
      },
    ],
  ] as const)('is written as %s', (style, texts) => {
    expect(writeInAll((locale) => formatDay(locale, '2026-11-13', style))).toEqual(texts);
  });

  it('is the same in every time zone', () => {
    expect(formatDay('en', '2026-01-01', 'date')).toBe('01/01/2026');
  });

  it('comes back as it is where it is none', () => {
    expect(formatDay('en', 'soon', 'date')).toBe('soon');
  });

  it('has its weekday before it', () => {
    expect(writeInAll((locale) => formatFullDay(locale, '2026-11-24'))).toEqual({
      en: 'Tuesday 24 November 2026',
      sk: 'utorok 24. novembra 2026',
      cs: 'úterý 24. listopadu 2026',
      de: 'Dienstag, 24. November 2026',
    });
    expect(writeInAll((locale) => formatDayOfWeek(locale, '2026-11-24'))).toEqual({
      en: 'Tue 24/11',
      sk: 'ut 24. 11.',
      cs: 'út 24. 11.',
      de: 'Di, 24.11.',
    });
  });

  it('keeps its number and its month on one line', () => {
    for (const locale of LOCALES)
      expect(formatFullDay(locale, '2026-11-24')).toMatch(/ 24\.?\u00a0\p{L}+ 2026$/u);
  });

  it('names the year of a range once, unless it changes', () => {
    expect(writeInAll((locale) => formatDayRange(locale, '2026-11-13', '2026-11-19'))).toEqual({
      en: '13/11 – 19/11/2026',
      sk: '13. 11. – 19. 11. 2026',
      cs: '13. 11. – 19. 11. 2026',
      de: '13.11. – 19.11.2026',
    });
    expect(formatDayRange('en', '2026-12-28', '2027-01-03')).toBe('28/12/2026 – 03/01/2027');
  });
});

it('names weekdays as they stand in a sentence and at the beginning of a line', () => {
  expect(writeInAll((locale) => formatWeekday(locale, 'thursday'))).toEqual({
    en: 'Thursday',
    sk: 'štvrtok',
    cs: 'čtvrtek',
    de: 'Donnerstag',
  });
  expect(writeInAll((locale) => capitalize(locale, formatWeekday(locale, 'thursday', 'weekday')))).toEqual({
    en: 'Thu',
    sk: 'Št',
    cs: 'Čt',
    de: 'Do',
  });
});

it('writes a month with its year', () => {
  expect(writeInAll((locale) => formatMonth(locale, '2026-03'))).toEqual({
    en: 'March 2026',
    sk: 'marec 2026',
    cs: 'březen 2026',
    de: 'März 2026',
  });
});

it('writes a moment by the clock of the reader', () => {
  const moment = new Date(2026, 10, 5, 9, 5, 7).toISOString();
  expect(writeInAll((locale) => formatTimestamp(locale, moment, 'date'))).toEqual({
    en: '05/11/2026',
    sk: '5. 11. 2026',
    cs: '5. 11. 2026',
    de: '5.11.2026',
  });
  expect(writeInAll((locale) => formatTimestamp(locale, moment, 'dateTime'))).toEqual({
    en: '05/11/2026, 09:05',
    sk: '5. 11. 2026 09:05',
    cs: '5. 11. 2026 09:05',
    de: '5.11.2026, 09:05',
  });
  expect(formatTimestamp('en', moment, 'dateTimeSeconds')).toBe('05/11/2026, 09:05:07');
  expect(formatTimestamp('en', moment, 'time')).toBe('9:05');
});

describe('a number', () => {
  it('is an amount', () => {
    expect(writeInAll((locale) => formatMoney(locale, 145_000))).toEqual({
      en: '€1,450.00',
      sk: '1 450,00 €',
      cs: '1 450,00 €',
      de: '1.450,00 €',
    });
  });

  it('is a price, without cents where there are none', () => {
    expect(writeInAll((locale) => formatPrice(locale, 1199))).toEqual({
      en: '€11.99',
      sk: '11,99 €',
      cs: '11,99 €',
      de: '11,99 €',
    });
    expect(writeInAll((locale) => formatPrice(locale, 500))).toEqual({
      en: '€5',
      sk: '5 €',
      cs: '5 €',
      de: '5 €',
    });
  });

  it('is what a spreadsheet of the country reads', () => {
    expect(writeInAll((locale) => formatDecimal(locale, '1450.00'))).toEqual({
      en: '1450.00',
      sk: '1450,00',
      cs: '1450,00',
      de: '1450,00',
    });
    expect(formatDecimal('sk', null)).toBeNull();
  });

  it('is counted', () => {
    expect(writeInAll((locale) => formatCount(locale, 12_840))).toEqual({
      en: '12,840',
      sk: '12 840',
      cs: '12 840',
      de: '12.840',
    });
  });
});

it('a week is written by its first and last day, the month once where the country does', () => {
  expect(writeInAll((locale) => formatDays(locale, '2026-11-23', '2026-11-29'))).toEqual({
    en: '23 – 29 Nov',
    sk: '23. 11. – 29. 11.',
    cs: '23. 11. – 29. 11.',
    de: '23.–29. Nov.',
  });
});

it('a share of a hundred is written as each country writes it', () => {
  expect(writeInAll((locale) => formatPercent(locale, 62))).toEqual({
    en: '62%',
    sk: '62 %',
    cs: '62 %',
    de: '62 %',
  });
});

it('the size of a file is written in the larger unit that it fills', () => {
  const sizes = (bytes: number) => Object.values(writeInAll((locale) => formatFileSize(locale, bytes)));
  expect(sizes(6_120_000)).toEqual(['6.1 MB', '6,1 MB', '6,1 MB', '6,1 MB']);
  const inEnglish = (bytes: number) => formatFileSize('en', bytes);
  expect([1, 84_400, 999_499, 999_500].map(inEnglish)).toEqual([
    ...['1\u00a0kB', '84\u00a0kB', '999\u00a0kB', '1\u00a0MB'],
  ]);
});
