import { createRandom } from '@tests/random/seeded';
import { describe, expect, it } from 'vitest';
import { mapWeek } from './locale/weekdays';
import { mergeValues } from './merge-values';
import { type OpenInterval, parseMinutes } from './opening-hours';
import {
  doesService,
  listPeopleWithDiary,
  listWorkingIntervals,
  type Person,
  withFirstWeeks,
} from './people';

const open = (...texts: string[]): OpenInterval[] =>
  texts.map((text) => {
    const [start = '', end = ''] = text.split('-');
    return { start, end };
  });
const openEveryDay = (...texts: string[]) => mapWeek(() => open(...texts));
const works = (changes: Partial<Person> = {}) => ({ week: null, daysOff: [], ...changes });

it('keeps own hours day by day that two tabs have begun', () => {
  const business = openEveryDay('08:00-18:00');
  const eva = { id: 'eva', name: 'Eva', ...works() } as unknown as Person;
  const merge = (mine: Person['week'], theirs: Person['week']) => {
    const after = [{ ...eva, week: mine }];
    const merged = mergeValues(withFirstWeeks([eva], after, business), after, [{ ...eva, week: theirs }]);
    return (merged as Person[])[0]?.week;
  };
  const mine = { ...business, monday: [] };
  expect(merge(mine, { ...business, friday: open('09:00-12:00') })).toEqual({
    ...business,
    monday: [],
    friday: open('09:00-12:00'),
  });
  expect(merge(mine, null)).toEqual(mine);
  expect(merge(business, null)).toEqual(business);
  expect(merge(null, mine)).toEqual(mine);
});

describe('somebody works', () => {
  it('as long as the business is open, without hours of their own', () => {
    expect(listWorkingIntervals(works(), '2026-11-24', open('08:00-12:00', '13:00-18:00'))).toEqual(
      open('08:00-12:00', '13:00-18:00'),
    );
  });

  it('only when both they and the business do', () => {
    const person = works({ week: openEveryDay('10:00-15:00') });
    expect(listWorkingIntervals(person, '2026-11-24', open('08:00-12:00', '13:00-18:00'))).toEqual(
      open('10:00-12:00', '13:00-15:00'),
    );
    expect(listWorkingIntervals(person, '2026-12-25', [])).toEqual([]);
  });

  it('on no day of their holidays, the first and the last included', () => {
    const person = works({ daysOff: [{ id: 'summer', from: '2026-11-24', until: '2026-11-26' }] });
    const on = (date: string) => listWorkingIntervals(person, date, open('08:00-12:00')).length;
    expect(['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'].map(on)).toEqual([1, 0, 0, 1]);
  });

  it('in exactly the minutes in which a look at each finds both at work', () => {
    const random = createRandom(20261124);
    const text = (quarters: number) =>
      `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
    const makeDay = () => {
      const [a = 0, b = 0, c = 0, d = 0] = Array.from({ length: 4 }, () => random(95)).sort((x, y) => x - y);
      return open(`${text(a)}-${text(b)}`, `${text(c)}-${text(d)}`).filter(({ start, end }) => start < end);
    };
    const listMinutes = (intervals: readonly OpenInterval[]) =>
      Array.from({ length: 24 * 60 }, (_, minute) => minute).filter((minute) =>
        intervals.some(
          ({ start, end }) => (parseMinutes(start) ?? 0) <= minute && minute < (parseMinutes(end) ?? 0),
        ),
      );
    let shared = 0;
    for (let round = 0; round < 200; round += 1) {
      const [business, own] = [makeDay(), makeDay()];
      const person = works({ week: { ...openEveryDay(), tuesday: own } });
      const both = new Set(listMinutes(own));
      const wanted = listMinutes(business).filter((minute) => both.has(minute));
      expect(listMinutes(listWorkingIntervals(person, '2026-11-24', business))).toEqual(wanted);
      shared += wanted.length;
    }
    expect(shared).toBeGreaterThan(10_000);
  });
});

it('of those who take bookings as many have a diary as the plan allows, the first ones', () => {
  const people = [
    { name: 'Anna', takesBookings: false },
    { name: 'Eva', takesBookings: true },
    { name: 'Zora', takesBookings: true },
  ];
  const names = (tier: 'free' | 'standard' | 'premium') =>
    listPeopleWithDiary(people, tier).map(({ name }) => name);
  expect(names('free')).toEqual([]);
  expect(names('standard')).toEqual(['Eva']);
  expect(names('premium')).toEqual(['Eva', 'Zora']);
});

it('somebody without a list of services does all of them', () => {
  const cut = { sectionId: 'booking-0', serviceId: 'cut' };
  expect(doesService({ services: [] }, cut)).toBe(true);
  expect(doesService({ services: [cut] }, cut)).toBe(true);
  expect(doesService({ services: [cut] }, { ...cut, sectionId: 'booking-1' })).toBe(false);
});
