import { createRandom } from '@tests/random/seeded';
import { describe, expect, it } from 'vitest';
import { toVisitRange } from './bookings';
import { addDays } from './dates';
import {
  divideSlots,
  groupByPlace,
  type HeldTime,
  hasFreePlace,
  listSlots,
  toIntervals,
  uniteTimes,
} from './free-times';
import { getWeekday } from './locale/weekdays';
import { type OpenInterval, parseMinutes, type WeekIntervals } from './opening-hours';
import { listWorkingIntervals } from './people';

const visit = (duration: number, rest: object = {}) => ({ duration, before: 0, after: 0, step: 30, ...rest });
const open = (start: string, end: string): OpenInterval => ({ start, end });
const ZONE = 'Europe/Bratislava';

describe('slots', () => {
  it('begin every half hour from opening and end by closing', () => {
    expect(listSlots([open('09:00', '11:00')], visit(60))).toEqual(['09:00', '09:30', '10:00']);
    expect(listSlots([open('09:15', '10:30')], visit(45))).toEqual(['09:15', '09:45']);
    expect(listSlots([open('09:00', '10:00')], visit(30, { step: 15 }))).toEqual(['09:00', '09:15', '09:30']);
  });

  it('begin anew after lunch', () => {
    expect(listSlots([open('09:00', '10:10'), open('13:00', '14:00')], visit(60))).toEqual([
      '09:00',
      '13:00',
    ]);
  });

  it('are none on a closed day, for a service that does not fit and for times that are none', () => {
    const day = (start: string, end: string, enabled = true) => toIntervals({ enabled, start, end });
    expect(listSlots(day('09:00', '17:00', false), visit(30))).toEqual([]);
    expect(listSlots(day('09:00', '10:00'), visit(75))).toEqual([]);
    expect(listSlots(day('', '10:00'), visit(30))).toEqual([]);
    expect(listSlots(day('09:00', '10:00'), visit(0))).toEqual([]);
  });
});

it('does not offer the hour that the clocks skip, and does the one that they show twice', () => {
  const night = [open('01:00', '04:00')];
  const diary = { places: 1, held: [], earliest: '2026-01-01 00:00', timeZone: ZONE };
  expect(divideSlots('2026-03-29', night, visit(60), diary).taken).toEqual(['02:00', '02:30']);
  expect(divideSlots('2026-10-25', night, visit(60), diary).taken).toEqual([]);
  expect(divideSlots('2026-10-25', [open('13:00', '15:00')], visit(60), diary).free).toEqual([
    '13:00',
    '13:30',
    '14:00',
  ]);
});

it('a place is free when nothing that holds it meets the range', () => {
  const taken = toVisitRange('2026-11-24', '10:00', 60);
  const held = groupByPlace([{ place: 1, ...taken }]);
  const range = (time: string) => toVisitRange('2026-11-24', time, 60);
  expect(hasFreePlace(range('10:30'), held, 1)).toBe(false);
  expect(hasFreePlace(range('11:00'), held, 1)).toBe(true);
  expect(hasFreePlace(range('10:30'), held, 2)).toBe(true);
  // A booking of a third place, from before the owner had fewer tables, leaves one of two.
  expect(hasFreePlace(range('10:30'), groupByPlace([{ place: 3, ...taken }]), 2)).toBe(true);
  // A booking of a second place needs the only one that is left.
  expect(hasFreePlace(range('10:30'), groupByPlace([{ place: 2, ...taken }]), 1)).toBe(false);
  expect(hasFreePlace(range('11:00'), groupByPlace([{ place: 2, ...taken }]), 1)).toBe(true);
});

const random = createRandom(20261123);
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
const formatTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Makes a day with up to two intervals, at any quarter of an hour. */
function makeIntervals(): OpenInterval[] {
  const [a = 0, b = 0, c = 0, d = 0] = Array.from({ length: 4 }, () => random(95) * 15).sort((x, y) => x - y);
  return [open(formatTime(a), formatTime(b)), open(formatTime(c), formatTime(d))]
    .filter(({ start, end }) => start < end)
    .slice(random(2));
}

/** Finds free times by looking at every minute of the visit on every place. */
function freeMinuteByMinute(
  date: string,
  intervals: OpenInterval[],
  { duration, before, after, step }: ReturnType<typeof makeVisit>,
  { places, held }: { places: number; held: HeldTime[] },
): string[] {
  const toMinute = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}:00Z`) / 60_000;
  const midnight = toMinute(`${date} 00:00`);
  const busy = held.map(({ place, start, end }) => ({ place, from: toMinute(start), to: toMinute(end) }));
  const free: string[] = [];
  for (const { start, end } of intervals) {
    for (let at = parseMinutes(start) ?? 0; at + duration <= (parseMinutes(end) ?? 0); at += step) {
      const minutes = Array.from(
        { length: before + duration + after },
        (_, index) => midnight + at - before + index,
      );
      const isHeld = (place: number) =>
        minutes.some((now) => busy.some((one) => one.place === place && one.from <= now && now < one.to));
      const isThere = (place: number) => place <= places;
      const all = Array.from({ length: 4 }, (_, index) => index + 1);
      // A booking of a place that is gone needs one of the others.
      const needed = all.filter((place) => !isThere(place) && isHeld(place)).length;
      if (all.filter((place) => isThere(place) && !isHeld(place)).length > needed) free.push(formatTime(at));
    }
  }
  return free;
}

const makeVisit = () => ({
  duration: 15 * (1 + random(8)),
  before: 5 * random(4),
  after: 5 * random(7),
  step: pick([15, 20, 30, 60]),
});

it('are those that a look at every minute finds, for any day, visit and diary', () => {
  let found = 0;
  for (let round = 0; round < 300; round += 1) {
    const date = pick(['2026-03-30', '2026-11-24', '2026-10-26', '2026-12-31']);
    const places = 1 + random(3);
    const held = Array.from({ length: random(8) }, () => ({
      place: 1 + random(4),
      ...toVisitRange(addDays(date, random(3) - 1), formatTime(random(288) * 5), 5 * (1 + random(60))),
    }));
    const intervals = makeIntervals();
    const wanted = makeVisit();
    const diary = { places, held: groupByPlace(held), earliest: '2026-01-01 00:00', timeZone: ZONE };
    const { free, taken } = divideSlots(date, intervals, wanted, diary);
    expect(free).toEqual(freeMinuteByMinute(date, intervals, wanted, { places, held }));
    expect([...free, ...taken].sort()).toEqual(listSlots(intervals, wanted).sort());
    found += free.length * taken.length;
  }
  // Many free and many taken times were there to be told apart.
  expect(found).toBeGreaterThan(1000);
});

it('with anyone are those at which a look at every minute finds somebody at work and free', () => {
  let found = 0;
  for (let round = 0; round < 200; round += 1) {
    const date = pick(['2026-03-30', '2026-11-24', '2026-12-31']);
    const intervals = makeIntervals();
    const wanted = makeVisit();
    const people = Array.from({ length: 1 + random(4) }, () => {
      const held = Array.from({ length: random(5) }, () => ({
        place: 1,
        ...toVisitRange(date, formatTime(random(288) * 5), 5 * (1 + random(30))),
      }));
      const week =
        random(2) === 0 ? null : ({ [getWeekday(date)]: makeIntervals() } as unknown as WeekIntervals);
      const daysOff = random(4) === 0 ? [{ id: 'off', from: addDays(date, -1), until: date }] : [];
      return { held, working: listWorkingIntervals({ week, daysOff }, date, intervals) };
    });
    const united = uniteTimes(
      people.map(({ held, working }) =>
        divideSlots(date, working, wanted, {
          places: 1,
          held: groupByPlace(held),
          earliest: '2026-01-01 00:00',
          timeZone: ZONE,
        }),
      ),
    );
    const slow = new Set(
      people.flatMap(({ held, working }) => freeMinuteByMinute(date, working, wanted, { places: 1, held })),
    );
    expect(united.free).toEqual([...slow].sort());
    expect(united.taken.filter((time) => slow.has(time))).toEqual([]);
    found += united.free.length * people.length;
  }
  expect(found).toBeGreaterThan(500);
});
