import { createRandom } from '@tests/random/seeded';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates';
import { getWeekday, WEEKDAYS } from './locale/weekdays';
import { getDefaultWeekHours, type OpenInterval } from './opening-hours';
import {
  fromWorkingHours,
  getDefaultWebsiteHours,
  getIntervalsOn,
  getNextChange,
  getOpenIntervals,
  getOpenState,
  listAnnouncements,
  measureLongestOpening,
  type SpecialDays,
  type WebsiteHours,
} from './website-hours';
import { countSpanDays } from './yearly-span';

const interval = (text: string): OpenInterval => {
  const [start = '', end = ''] = text.split('-');
  return { start, end };
};
const SPLIT = ['08:00-12:00', '13:00-18:00'].map(interval);

const special = (from: string, until: string, more: Partial<SpecialDays> = {}): SpecialDays => ({
  id: `${from}-${until}`,
  from,
  until,
  intervals: [],
  note: '',
  isShown: true,
  isYearly: false,
  ...more,
});

/** Makes hours that are open from Monday to Friday with a break at noon. */
function salon(specialDays: SpecialDays[] = [], more: Partial<WebsiteHours> = {}): WebsiteHours {
  const week = Object.fromEntries(
    WEEKDAYS.map((day, index) => [day, index < 5 ? SPLIT : []]),
  ) as WebsiteHours['week'];
  return { week, specialDays, holidays: { country: null, region: null, open: [] }, ...more };
}

const on = (hours: WebsiteHours, date: string) =>
  (getIntervalsOn(hours, [date]).get(date) ?? []).map(({ start, end }) => `${start}-${end}`);

describe('the hours of a day', () => {
  it('are those of the week', () => {
    expect(on(salon(), '2026-11-27')).toEqual(['08:00-12:00', '13:00-18:00']);
    expect(on(salon(), '2026-11-28')).toEqual([]);
  });

  it('are those of special days, and of the shortest where several meet', () => {
    const hours = salon([
      special('2026-12-05', '2026-12-05', { intervals: [interval('09:00-13:00')] }),
      special('2026-12-01', '2026-12-31'),
      special('2026-12-05', '2026-12-06', { intervals: [interval('10:00-11:00')] }),
    ]);
    expect(on(hours, '2026-12-05')).toEqual(['09:00-13:00']);
    expect(on(hours, '2026-12-06')).toEqual(['10:00-11:00']);
    expect(on(hours, '2026-12-07')).toEqual([]);
  });

  it('are those of the special day that was added last where two are as long', () => {
    const hours = salon([
      special('2026-12-05', '2026-12-05'),
      special('2026-12-05', '2026-12-05', { intervals: [interval('09:00-13:00')] }),
    ]);
    expect(on(hours, '2026-12-05')).toEqual(['09:00-13:00']);
  });

  it("are those of special days every year, over the year's end as well, but not before the first", () => {
    const hours = salon([special('2026-12-28', '2027-01-03', { isYearly: true })]);
    for (const date of ['2026-12-28', '2027-01-01', '2029-12-31', '2030-01-03'])
      expect(on(hours, date)).toEqual([]);
    // These are two Fridays and a Monday.
    for (const date of ['2026-01-02', '2027-12-24', '2027-01-04']) expect(on(hours, date)).not.toEqual([]);
  });

  it('of a yearly 29 February hold in leap years', () => {
    const hours = salon([special('2028-02-29', '2028-02-29', { isYearly: true })]);
    expect(on(hours, '2028-02-29')).toEqual([]);
    expect(on(hours, '2029-02-28')).not.toEqual([]);
    expect(on(hours, '2029-03-01')).not.toEqual([]);
    expect(on(hours, '2032-02-29')).toEqual([]);
  });

  it('are none on a public holiday, unless the owner opens on it or special days say otherwise', () => {
    const holidays = { country: 'SK', region: null, open: ['01-06'] } as const;
    const hours = salon([special('2026-12-24', '2026-12-24', { intervals: [interval('08:00-12:00')] })], {
      holidays: { ...holidays, open: [...holidays.open] },
    });
    expect(on(hours, '2026-12-25')).toEqual([]);
    expect(on(hours, '2027-01-01')).toEqual([]);
    expect(on(hours, '2027-01-06')).toEqual(['08:00-12:00', '13:00-18:00']);
    expect(on(hours, '2026-12-24')).toEqual(['08:00-12:00']);
  });
});

const EVERY_DAY = Array.from({ length: 1_900 }, (_, index) => addDays('2026-09-01', index));

/** Writes each span into a calendar day by day, the longest first, so that the last one written counts. */
function makeSlowCalendar(hours: WebsiteHours, holidays: ReadonlySet<string>): Map<string, OpenInterval[]> {
  const calendar = new Map(
    EVERY_DAY.map((date) => [date, holidays.has(date) ? [] : hours.week[getWeekday(date)]]),
  );
  const longestFirst = hours.specialDays
    .map((days) => ({
      days,
      length: EVERY_DAY.filter((date) => days.from <= date && date <= days.until).length,
    }))
    .sort((one, other) => other.length - one.length);
  for (const { days } of longestFirst) {
    for (let year = 0; year < (days.isYearly ? 8 : 1); year += 1) {
      const move = (day: string) => `${Number(day.slice(0, 4)) + year}${day.slice(4)}`;
      for (const date of EVERY_DAY)
        if (move(days.from) <= date && date <= move(days.until)) calendar.set(date, days.intervals);
    }
  }
  return calendar;
}

it('the hours of every day are those of a slow reference, whatever special days there are', () => {
  const draw = createRandom(17);
  for (let round = 0; round < 40; round += 1) {
    const specialDays = Array.from({ length: draw(6) }, (_, index) => {
      const from = addDays('2026-10-01', draw(500));
      return special(from, addDays(from, draw(3) === 0 ? 0 : draw(366)), {
        intervals: draw(2) === 0 ? [] : [interval(`0${draw(9)}:00-1${index}:00`)],
        isYearly: draw(2) === 0,
      });
    });
    const holidays = new Set(Array.from({ length: 60 }, () => EVERY_DAY[draw(EVERY_DAY.length)] ?? ''));
    const hours = salon(specialDays);
    const calendar = new Map(EVERY_DAY.map((date) => [date, getOpenIntervals(hours, date, holidays)]));
    expect(calendar).toEqual(makeSlowCalendar(hours, holidays));
  }
});

describe('whether it is open', () => {
  it('says until when, in either interval', () => {
    expect(getOpenState(salon(), '2026-11-27 08:00')).toEqual({ isOpen: true, until: '12:00' });
    expect(getOpenState(salon(), '2026-11-27 17:59')).toEqual({ isOpen: true, until: '18:00' });
  });

  it('says when it opens: after noon, tomorrow, after the weekend, after the holidays', () => {
    const opensAt = (hours: WebsiteHours, now: string) => {
      const state = getOpenState(hours, now);
      return state.isOpen ? 'open' : `${state.opens?.date} ${state.opens?.time}`;
    };
    expect(opensAt(salon(), '2026-11-27 07:59')).toBe('2026-11-27 08:00');
    expect(opensAt(salon(), '2026-11-27 12:00')).toBe('2026-11-27 13:00');
    expect(opensAt(salon(), '2026-11-26 18:00')).toBe('2026-11-27 08:00');
    expect(opensAt(salon(), '2026-11-27 18:00')).toBe('2026-11-30 08:00');
    const closed = salon([special('2026-12-28', '2027-01-10')]);
    expect(opensAt(closed, '2026-12-25 19:00')).toBe('2027-01-11 08:00');
  });

  it('says nothing of a place that never opens', () => {
    const week = fromWorkingHours(getDefaultWeekHours());
    for (const day of WEEKDAYS) week.week[day] = [];
    expect(getOpenState(week, '2026-11-27 08:00')).toEqual({ isOpen: false, opens: null });
  });
});

describe('what the page announces', () => {
  const holiday = special('2026-12-28', '2027-01-03', { note: 'Oddychujeme', isYearly: true });

  it('stands there from two weeks before until it is over', () => {
    const shown = (today: string) => listAnnouncements(salon([holiday]), today).map(({ from }) => from);
    expect(shown('2026-12-13')).toEqual([]);
    expect(shown('2026-12-14')).toEqual(['2026-12-28']);
    expect(shown('2027-01-03')).toEqual(['2026-12-28']);
    expect(shown('2027-01-04')).toEqual([]);
    expect(shown('2027-12-14')).toEqual(['2027-12-28']);
  });

  it('is what the owner wants to show, in its order', () => {
    const hours = salon([
      special('2026-12-05', '2026-12-05'),
      special('2026-12-01', '2026-12-02'),
      special('2026-12-03', '2026-12-03', { isShown: false }),
    ]);
    expect(listAnnouncements(hours, '2026-11-27').map(({ from }) => from)).toEqual([
      '2026-12-01',
      '2026-12-05',
    ]);
  });
});

it('the hours of bookings become those of a website', () => {
  const { week } = getDefaultWebsiteHours();
  expect(week.monday).toEqual([{ start: '09:00', end: '17:00' }]);
  expect(week.sunday).toEqual([]);
  const unfinished = { ...getDefaultWeekHours(), monday: { enabled: true, start: '', end: '' } };
  expect(fromWorkingHours(unfinished).week.monday).toEqual([]);
});

it('days of a span are counted with the first and the last', () => {
  expect(countSpanDays({ from: '2026-12-28', until: '2027-01-03' })).toBe(7);
  expect(countSpanDays({ from: '2026-12-28', until: '2026-12-28' })).toBe(1);
});

it('finds the longest opening, on a special day too', () => {
  expect(measureLongestOpening(salon())).toBe(5 * 60);
  const market = special('2026-12-05', '2026-12-05', { intervals: [interval('08:00-20:30')] });
  expect(measureLongestOpening(salon([market]))).toBe(12.5 * 60);
  expect(measureLongestOpening(fromWorkingHours(getDefaultWeekHours()))).toBe(8 * 60);
});

describe('what a page says of the hours', () => {
  it.each([
    ['2026-11-23 07:00', '2026-11-23 08:00'],
    ['2026-11-23 08:00', '2026-11-23 12:00'],
    ['2026-11-23 12:30', '2026-11-23 13:00'],
    ['2026-11-23 18:00', '2026-11-24 00:00'],
    ['2026-11-28 10:00', '2026-11-29 00:00'],
  ])('at %s holds until %s', (wallTime, until) => {
    const { date, time } = getNextChange(salon(), wallTime);
    expect(`${date} ${time}`).toBe(until);
  });
});
