import { createRandom } from '@tests/random/seeded';
import { describe, expect, it } from 'vitest';
import { MAX_NIGHTS } from './booking-limits';
import { extendRange, getStayRange } from './bookings';
import { addDays } from './dates';
import { groupByPlace, type HeldTime, hasFreePlace } from './free-times';
import {
  findBookedCents,
  findLowestNightCents,
  getLeastNights,
  listLongestNights,
  priceNights,
  type RoomRules,
  type Season,
  sumCityTax,
  sumNights,
} from './stays';

const random = createRandom(20261124);
const summer: Season = { from: '2026-07-01', until: '2026-08-31', isYearly: true, price: 95, minNights: 3 };

/** These are near the two nights on which the clocks change, and near the turn of a year. */
const DAYS_TO_LOOK_AT = ['2027-03-20', '2027-10-22', '2026-12-22'];

describe('the price of a stay', () => {
  it('is the sum of its nights, those of one price together', () => {
    const room = { price: 80, seasons: [summer] };
    expect(priceNights(room, '2027-06-29', '2027-07-03')).toEqual([
      { nights: 2, cents: 80_00 },
      { nights: 2, cents: 95_00 },
    ]);
    // A season includes the night that begins on its last day.
    expect(priceNights(room, '2027-08-31', '2027-09-01')).toEqual([{ nights: 1, cents: 95_00 }]);
    expect(sumNights(priceNights(room, '2027-06-29', '2027-07-03'))).toBe(350_00);
  });

  it('is not said where one of its nights has none', () => {
    const room = { price: 0, seasons: [summer] };
    expect(priceNights(room, '2027-06-29', '2027-07-03')).toEqual([]);
    expect(sumNights([])).toBeNull();
    expect(sumNights(priceNights(room, '2027-07-01', '2027-07-03'))).toBe(190_00);
  });

  it('is the room’s in a season that says only how many nights there must be', () => {
    const room = { price: 80, minNights: 2, seasons: [{ ...summer, price: undefined }] };
    expect(priceNights(room, '2027-07-01', '2027-07-02')).toEqual([{ nights: 1, cents: 80_00 }]);
    expect([getLeastNights(room, '2027-06-30'), getLeastNights(room, '2027-07-01')]).toEqual([2, 3]);
  });

  it('begins with the least that a night can cost', () => {
    expect(findLowestNightCents({ price: 80, seasons: [summer] })).toBe(80_00);
    expect(findLowestNightCents({ price: 0, seasons: [summer] })).toBe(95_00);
    expect(findLowestNightCents({ price: 0 })).toBeNull();
    const spring = { from: '2027-03-01', until: '2027-04-30', price: 60 };
    const room = { price: 80, seasons: [spring, summer] };
    expect(findLowestNightCents(room, '2027-04-30')).toBe(60_00);
    // The price of a season that is over does not count, unless the season comes again each year.
    expect(findLowestNightCents(room, '2027-05-01')).toBe(80_00);
    expect(findLowestNightCents({ price: 80, seasons: [{ ...spring, isYearly: true }] }, '2027-05-01')).toBe(
      60_00,
    );
  });

  it('comes with a tax for each guest and night, as far as guests are known', () => {
    expect(sumCityTax({ cityTaxCents: 150, guests: 2 }, 3)).toBe(9_00);
    expect(sumCityTax({ cityTaxCents: 150, guests: null }, 3)).toBeNull();
    expect(sumCityTax({ cityTaxCents: 0, guests: 2 }, 3)).toBeNull();
  });

  it('of a booking from before is that of each night', () => {
    const days = { bookingDateText: '2026-10-24', bookingEndDateText: '2026-10-26' };
    expect(findBookedCents({ price: '64.00', stay: null, ...days })).toBe(128_00);
    expect(findBookedCents({ price: '0.00', stay: null, ...days })).toBeNull();
    expect(findBookedCents({ price: '28.50', stay: null, ...days, bookingEndDateText: null })).toBe(28_50);
  });

  it('is what a calendar says that is written night by night', () => {
    for (let round = 0; round < 60; round += 1) {
      const arrival = addDays(DAYS_TO_LOOK_AT[round % 3] as string, random(12));
      const departure = addDays(arrival, 1 + random(14));
      const room: RoomRules = {
        price: 40 + random(3),
        seasons: Array.from({ length: random(5) }, makeSeason),
      };
      const written = writePrices(room);
      let sum = 0;
      for (let night = arrival; night < departure; night = addDays(night, 1))
        sum += written.get(night) ?? room.price;
      const nights = priceNights(room, arrival, departure);
      expect(sumNights(nights)).toBe(sum * 100);
      expect(new Set(nights.map(({ cents }) => cents)).size).toBe(nights.length);
    }
  });
});

function makeSeason(): Season {
  const from = addDays(`${2025 + random(3)}-0${1 + random(9)}-10`, random(300));
  const until = addDays(from, random(200));
  return { from, until, isYearly: random(2) === 0, price: 50 + random(5) };
}

/**
 * Writes down the price of each night of three years: long seasons first, and of equal ones the one that was added first.
 */
function writePrices({ seasons = [] }: RoomRules): Map<string, number> {
  const length = ({ from, until }: Season) => Date.parse(until) - Date.parse(from);
  const inOrder = seasons.toSorted((one, other) => length(other) - length(one));
  const written = new Map<string, number>();
  for (const { from, until, isYearly, price = 0 } of inOrder) {
    for (let year = 0; year <= (isYearly ? 4 : 0); year += 1) {
      const addYears = (date: string) => `${Number(date.slice(0, 4)) + year}${date.slice(4)}`;
      const end = addYears(until);
      for (let day = addYears(from); day <= end; day = addDays(day, 1)) written.set(day, price);
    }
  }
  return written;
}

describe('the longest stay', () => {
  it('ends before what is held, and leaves a night for cleaning', () => {
    const held = [{ place: 1, ...getStayRange('2026-12-05', '2026-12-07') }];
    const rules = { places: 1, held, after: 0, first: '2026-12-02', last: '2026-12-09' };
    const days = ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'];
    expect(listLongestNights(days, rules)).toEqual([0, 3, 1, 0, 0, 3]);
    expect(listLongestNights(days, { ...rules, after: 24 * 60 })).toEqual([0, 2, 0, 0, 0, 3]);
    // With a second room of the kind every stay has room.
    expect(listLongestNights(['2026-12-04'], { ...rules, places: 2 })).toEqual([6]);
  });

  it('is what trying one night more after the other finds, also across changes of the clocks', () => {
    let free = 0;
    for (let round = 0; round < 60; round += 1) {
      const begin = DAYS_TO_LOOK_AT[round % 3] as string;
      const days = Array.from({ length: 14 }, (_, index) => addDays(begin, index));
      const places = 1 + random(3);
      const after = random(2) * 24 * 60;
      const held = Array.from({ length: random(9) }, () => makeHold(begin, places + random(2)));
      const rules = { places, held, after, first: addDays(begin, random(3)), last: addDays(begin, 20) };
      const longest = listLongestNights(days, rules);
      expect(longest).toEqual(days.map((day) => tryNights(day, rules)));
      free += longest.filter((nights) => nights > 0).length;
    }
    expect(free).toBeGreaterThan(200);
  });
});

/** Makes a stay, or a block that begins and ends at any hour. */
function makeHold(begin: string, places: number): HeldTime {
  const from = addDays(begin, random(18) - 2);
  const until = addDays(from, 1 + random(5));
  const place = 1 + random(places);
  if (random(2) === 0) return { place, ...getStayRange(from, until) };
  const hour = () => String(random(24)).padStart(2, '0');
  return { place, start: `${from} ${hour()}:00`, end: `${until} ${hour()}:00` };
}

function tryNights(
  day: string,
  { places, held, after, first, last }: Parameters<typeof listLongestNights>[1],
) {
  let nights = 0;
  for (;;) {
    const departure = addDays(day, nights + 1);
    const range = extendRange(getStayRange(day, departure), 0, after);
    const isFreeAt = (place: number) =>
      hasFreePlace(
        range,
        groupByPlace(held.filter((time) => time.place === place).map((time) => ({ ...time, place: 1 }))),
        1,
      );
    const all = Array.from({ length: places + 1 }, (_, index) => index + 1);
    const free = all.filter((place) => place <= places && isFreeAt(place)).length;
    // A booking of a place that is gone needs one of the others.
    const isFree = free > all.filter((place) => place > places && !isFreeAt(place)).length;
    if (!isFree || day < first || addDays(departure, -1) > last || nights === MAX_NIGHTS) return nights;
    nights += 1;
  }
}
