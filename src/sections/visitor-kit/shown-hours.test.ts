import cs from '@messages/cs/site.json';
import de from '@messages/de/site.json';
import en from '@messages/en/site.json';
import sk from '@messages/sk/site.json';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/core/locale/locale';
import { getDefaultWebsiteHours, type WebsiteHours } from '@/core/website-hours';
import { formatOpenState, getWeekBars, listSpecialLines, listWeekDays, listWeekLines } from './shown-hours';

const SPLIT = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];
const { week, holidays } = getDefaultWebsiteHours();
const hours: WebsiteHours = {
  week: { ...week, monday: SPLIT, tuesday: SPLIT, wednesday: SPLIT },
  specialDays: [
    {
      id: 'between',
      from: '2026-12-28',
      until: '2027-01-03',
      intervals: [],
      note: 'Oddychujeme',
      isShown: true,
      isYearly: false,
    },
  ],
  holidays,
};

const sites = { en, sk, cs, de };
const words = (locale: Locale) => ({ ...sites[locale].contactInfo, locale });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the hours that a page shows', () => {
  it('are lines of neighbouring days', () => {
    const lines = (locale: Locale) => listWeekLines({ hours, wallTime: '2026-11-23 09:00' }, words(locale));
    expect(lines('en')).toEqual([
      'Monday – Wednesday 8:00 – 12:00, 13:00 – 18:00',
      'Thursday – Friday 9:00 – 17:00',
      'Saturday – Sunday closed',
    ]);
    expect(lines('sk')[2]).toBe('Sobota – nedeľa zatvorené');
  });

  it('say whether it is open now, and what comes next', () => {
    const line = (locale: Locale, wallTime: string) =>
      plain(formatOpenState({ hours, wallTime }, words(locale)));
    expect(line('en', '2026-11-23 15:00')).toBe('Open now until 18:00');
    expect(line('sk', '2026-11-23 15:00')).toBe('Otvorené do 18:00');
    expect(line('en', '2026-11-23 12:30')).toBe('Closed now, opens at 13:00');
    expect(line('en', '2026-11-27 17:00')).toBe('Closed now, opens Monday 8:00');
    expect(line('cs', '2026-11-27 17:00')).toContain('pondělí 8:00');
    expect(line('de', '2026-12-27 17:00')).toContain('4.1. 8:00');
  });

  it('mark today, unless it differs from the week', () => {
    const marked = (wallTime: string) =>
      listWeekDays({ hours, wallTime }, words('sk'))
        .filter(({ isToday }) => isToday)
        .map(({ name, hours: times }) => `${name} ${times}`);
    expect(marked('2026-11-23 09:00')).toEqual(['Pondelok 8:00 – 12:00, 13:00 – 18:00']);
    expect(marked('2026-11-29 09:00')).toEqual(['Nedeľa zatvorené']);
    expect(marked('2026-12-28 09:00')).toEqual([]);
  });

  it('are bars from the full hour before to the full hour after', () => {
    const monday = [{ start: '08:30', end: '17:15' }];
    const closed = { tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    const bars = (days: WebsiteHours['week']) => getWeekBars({ hours: { ...hours, week: days } });
    expect(bars({ ...closed, monday })).toMatchObject({
      spanMinutes: 600,
      days: [
        { day: 'monday', bars: [{ from: 30, minutes: 525 }] },
        { day: 'tuesday', bars: [] },
        {},
        {},
        {},
        {},
        {},
      ],
    });
    expect(bars({ ...closed, monday: [] }).spanMinutes).toBe(0);
  });

  it('announce special days two weeks before', () => {
    const special = (wallTime: string) => listSpecialLines({ hours, wallTime }, words('en'));
    expect(special('2026-12-13 10:00')).toEqual([]);
    expect(special('2026-12-14 10:00')).toEqual([{ days: '28/12 – 03/01 closed', note: 'Oddychujeme' }]);
  });
});
