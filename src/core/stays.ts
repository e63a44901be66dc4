import { countNights, MAX_NIGHTS } from './booking-limits';
import { getStayRange, NIGHT_MINUTES, type TimeRange } from './bookings';
import { addDays, DAY_MS, MINUTE_MS } from './dates';
import type { HeldTime } from './free-times';
import { parsePriceCents } from './money';
import { findSpan, type YearlySpan } from './yearly-span';

export const MAX_SEASONS = 12;
/** A season is a year long at most. */
export const MAX_SEASON_DAYS = 366;
/** A room sleeps at most this many. */
export const MAX_GUESTS = 50;
/** A new room sleeps this many, and a visitor who has said nothing else comes with as many. */
export const USUAL_GUESTS = 2;
export const CITY_TAX_NOTE_MAX_LENGTH = 200;

/** The nights from the first to the last one have a price, or a least number, of their own. */
export interface Season extends YearlySpan {
  /** It is in euros per night; the room's counts where it is missing. */
  price?: number | undefined;
  /** It counts for stays that begin in the season; the room's counts where it is missing. */
  minNights?: number | undefined;
}

/** These fields of a room say what its nights cost and how many there must be. */
export interface RoomRules {
  /** It is in euros per night outside of seasons; 0 stands for a price that is not said. */
  price: number;
  minNights?: number | undefined;
  seasons?: readonly Season[] | undefined;
}

/** Some nights, not always in a row, have this price. */
export interface NightPrice {
  nights: number;
  cents: number;
}

/** These terms of a stay were agreed when it was booked; a later edit of the page changes none of them. */
export interface StayTerms {
  /** It is null where nobody was asked how many come. */
  guests: number | null;
  /** It is empty where the price of a night is not said. */
  nights: NightPrice[];
  /** Guests come from this time on and leave until that, HH:MM; empty where it is not said. */
  checkIn: string;
  checkOut: string;
  /** Guests pay it on the spot for each of them and each night; 0 for none. */
  cityTaxCents: number;
  cityTaxNote: string;
}

/** Returns what the nights of a stay cost, grouped by price; none where one of them has no price. */
export function priceNights(room: RoomRules, arrival: string, departure: string): NightPrice[] {
  const prices = new Map<number, number>();
  for (let night = arrival; night < departure; night = addDays(night, 1)) {
    const cents = getNightCents(room, night);
    prices.set(cents, (prices.get(cents) ?? 0) + 1);
  }
  return prices.has(0) ? [] : [...prices].map(([cents, nights]) => ({ nights, cents }));
}

function getNightCents({ price, seasons = [] }: RoomRules, night: string): number {
  return Math.round((findSpan(seasons, night)?.price || price) * 100);
}

/** Returns the price of all nights in cents; null where it is not said. */
export function sumNights(nights: readonly NightPrice[]): number | null {
  return nights.length === 0 ? null : nights.reduce((sum, one) => sum + one.nights * one.cents, 0);
}

/** These fields of a booking say what it costs. */
interface PricedBooking {
  /** It is in euros, for one night of a stay or for all of a visit. */
  price: string | null;
  stay: StayTerms | null;
  bookingDateText: string;
  bookingEndDateText: string | null;
}

/** Returns what a visit or a stay costs in cents; null where no price is said. */
export function findBookedCents({ price, stay, ...booking }: PricedBooking): number | null {
  if (stay) return sumNights(stay.nights);
  const { bookingDateText: arrival, bookingEndDateText: departure } = booking;
  const cents = parsePriceCents(price ?? '') ?? 0;
  return cents === 0 ? null : cents * (departure === null ? 1 : countNights(arrival, departure));
}

/** Returns the city tax of a stay in cents; null where there is none, or where nobody knows for how many guests. */
export function sumCityTax(
  { cityTaxCents, guests }: Pick<StayTerms, 'cityTaxCents' | 'guests'>,
  nights: number,
): number | null {
  return cityTaxCents === 0 || guests === null ? null : cityTaxCents * guests * nights;
}

/** Returns how many nights a stay that begins on a day must have: its season says so, or else the room. */
export function getLeastNights({ minNights = 1, seasons = [] }: RoomRules, arrival: string): number {
  return findSpan(seasons, arrival)?.minNights ?? minNights;
}

/** Returns the least that a night can cost from a day on, in cents; null for a room without prices. */
export function findLowestNightCents({ price, seasons = [] }: RoomRules, today = ''): number | null {
  const toCome = listSeasonsToCome(seasons, today);
  const prices = [price, ...toCome.map((season) => season.price ?? 0)].filter((euros) => euros > 0);
  return prices.length === 0 ? null : Math.round(Math.min(...prices) * 100);
}

/** Returns the seasons that are not over on a day. */
export function listSeasonsToCome(seasons: readonly Season[], today: string): Season[] {
  return seasons.filter(({ until, isYearly }) => isYearly || today <= until);
}

/** A diary takes stays by these rules and held times. */
export interface StayRules {
  /** This many stays may have the same night. */
  places: number;
  held: readonly HeldTime[];
  /** This many minutes are kept free after a stay. */
  after: number;
  /** Stays begin on this day or later, and have no night after the last one. */
  first: string;
  last: string;
}

/** Returns for each of some days the nights of the longest stay that can begin on it in one place; 0 for none. */
export function listLongestNights(dates: readonly string[], rules: StayRules): number[] {
  const lists = groupByPlace(rules);
  const [places, beyond] = [lists.slice(0, rules.places), lists.slice(rules.places)];
  return dates.map((date) => {
    if (date < rules.first || date > rules.last) return 0;
    const untilLast = (Date.parse(rules.last) - Date.parse(date)) / DAY_MS + 1;
    const countNightsIn = (held: TimeRange[]) => countFreeNights(held, date, rules.after);
    const free = places.map(countNightsIn).sort((one, other) => other - one);
    // Bookings from when there were more places need those that are left as well.
    const until = beyond.map(countNightsIn).sort((one, other) => one - other);
    const longest = free.map((nights, index) => Math.min(nights, until[index] ?? nights));
    return Math.min(Math.max(...longest, 0), untilLast, MAX_NIGHTS);
  });
}

/** Sorts the held times by their place, also by one that is no longer there; a place without any has an empty list. */
function groupByPlace({ places, held }: StayRules): TimeRange[][] {
  const lists = Array.from({ length: places }, (): TimeRange[] => []);
  for (const { place, start, end } of held) {
    while (lists.length < place) lists.push([]);
    lists[place - 1]?.push({ start, end });
  }
  return lists;
}

/** Counts the nights from a day on until something is held, including the time that is kept free after a stay. */
function countFreeNights(held: readonly TimeRange[], date: string, after: number): number {
  const { start } = getStayRange(date, date);
  let nights = MAX_NIGHTS;
  for (const time of held) {
    if (time.end <= start) continue;
    const minutes = toMinutes(time.start) - toMinutes(start) - after;
    nights = Math.min(nights, Math.max(Math.floor(minutes / NIGHT_MINUTES), 0));
  }
  return nights;
}

/** Returns minutes on the wall clock, which has no changes of time. */
function toMinutes(wallTime: string): number {
  return Date.parse(`${wallTime.replace(' ', 'T')}:00Z`) / MINUTE_MS;
}
