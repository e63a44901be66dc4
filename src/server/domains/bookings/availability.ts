import type * as z from 'zod/mini';
import type {
  Availability,
  availabilityQuery,
  FreeDays,
  monthQuery,
  ownTimesQuery,
} from '@/contracts/bookings';
import { type BookableTimes, countNights, getBookableTimes } from '@/core/booking-limits';
import { extendRange, getStayRange, STAY_TIME } from '@/core/bookings';
import { addDays } from '@/core/dates';
import {
  divideSlots,
  groupByPlace,
  type HeldPlaces,
  hasFreePlace,
  hasFreeSlot,
  type SlotRules,
  uniteTimes,
} from '@/core/free-times';
import { getWeekday } from '@/core/locale/weekdays';
import type { TierColumns } from '@/core/plans';
import { getLeastNights } from '@/core/stays';
import { toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { getServedWebsite, getWebsite, type PublishedWebsite } from '../websites';
import { listOpenDiaries, type OpenDiary } from './check-times';
import { listHeld } from './claims';
import { getService, listTakers, type Offer, withBookedLength } from './get-service';
import { type BookingRecord, createBookingNotFoundError, findBooking } from './queries';

/**
 * Says when a service can be booked: its diaries, the time that is held in them, until when it is too early and from
 * when it is too far ahead.
 */
interface Times {
  offer: Offer;
  diaries: readonly OpenDiary[];
  held: ReadonlyMap<string, HeldPlaces>;
  bookable: BookableTimes;
  timeZone: string;
}

/**
 * Lists the times of a day, or for stays its night: those that can be booked with anyone, and all others, whatever the
 * reason.
 */
function listTimesOfDay(times: Times, date: string): { free: string[]; taken: string[] } {
  return uniteTimes(times.diaries.map((diary) => listTimesIn(times, diary, date)));
}

function listTimesIn(
  times: Times,
  { diary, open }: OpenDiary,
  date: string,
): { free: string[]; taken: string[] } {
  if (times.offer.section.bookingType === 'daily')
    return isNightFree(times, diary, date)
      ? { free: [STAY_TIME], taken: [] }
      : { free: [], taken: [STAY_TIME] };
  return divideSlots(date, open.get(date) ?? [], diary.visit, getRulesOn(times, diary, date));
}

/** Returns true if anything of a day can be booked with anyone. */
function isDayFree(times: Times, date: string): boolean {
  return times.diaries.some(({ diary, open }) =>
    times.offer.section.bookingType === 'daily'
      ? isNightFree(times, diary, date)
      : hasFreeSlot(date, open.get(date) ?? [], diary.visit, getRulesOn(times, diary, date)),
  );
}

function isNightFree(times: Times, { resource, places, visit }: OpenDiary['diary'], date: string): boolean {
  const night = extendRange(getStayRange(date, addDays(date, 1)), 0, visit.after);
  return isBookable(times, date) && hasFreePlace(night, times.held.get(resource) ?? [], places);
}

function isBookable({ bookable: { first, last } }: Times, date: string): boolean {
  return first <= date && date <= last;
}

/** Returns the rules of a diary on a day. On a day that cannot be booked, every time counts as too early. */
function getRulesOn(times: Times, { resource, places }: OpenDiary['diary'], date: string): SlotRules {
  const { held, bookable, timeZone } = times;
  const earliest = isBookable(times, date) ? bookable.earliest : NEVER;
  return { places, held: held.get(resource) ?? [], earliest, timeZone };
}

/** This text sorts after every time. */
const NEVER = '9999';

interface OpenWebsite {
  id: number;
  hours: PublishedWebsite['hours'];
  timeZone: string;
}

/** Reads with one query the time that is held in an offer's diaries on some days in a row, except by one booking. */
async function readTimes(
  db: Database,
  { id, hours, timeZone }: OpenWebsite,
  offer: Offer,
  dates: readonly string[],
  bookable: BookableTimes,
  exceptBookingId?: number,
): Promise<Times> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const resources = offer.diaries.map(({ resource }) => resource);
  const all = await listHeld(db, id, resources, addDays(first, -1), addDays(last, 2), exceptBookingId);
  const held = [...all].map(([resource, times]) => [resource, groupByPlace(times)] as const);
  return { offer, diaries: listOpenDiaries(hours, offer, dates), held: new Map(held), bookable, timeZone };
}

/** Lists the times of a day that can no longer be booked. */
export async function listBookedTimes(
  deps: Deps,
  slug: string,
  { date, ...choice }: z.infer<typeof availabilityQuery>,
): Promise<Availability> {
  const { db, clock } = deps;
  const website = await getServedWebsite(deps, slug, 'booking');
  const offer = getService(website.pageData, choice, listTakers(website, clock.now()));
  const bookable = getBookableTimes(clock.now(), website.timeZone, offer.section);
  const { free, taken } = listTimesOfDay(await readTimes(db, website, offer, [date], bookable), date);
  return { bookedTimes: taken, freeTimes: free };
}

/**
 * Lists the times of a day for the owner, who is bound to no notice: the open times, and which of them are free. A
 * booking that is to be moved keeps its length, and its own time counts as free.
 */
export async function listOwnTimes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: TierColumns,
  websiteId: number,
  { date, bookingId, ...choice }: z.infer<typeof ownTimesQuery>,
): Promise<Availability> {
  const website = await getWebsite(db, websiteId);
  const booking = bookingId === undefined ? null : await findBooking(db, bookingId);
  if (bookingId !== undefined && booking?.websiteId !== websiteId) throw createBookingNotFoundError();
  const offered = getService(website.pageData, choice, listTakers({ ...website, owner }, clock.now()));
  const offer = booking ? withBookedLength(offered, booking) : offered;
  const anyTime = { first: date, last: date, earliest: '' };
  const { free, taken } = listTimesOfDay(
    await readTimes(db, website, offer, [date], anyTime, bookingId),
    date,
  );
  return { bookedTimes: taken, freeTimes: free };
}

/** Lists the days of a month on which something is free, for stays the free nights, with one query for all. */
export async function listFreeDays(
  deps: Deps,
  slug: string,
  { month, ...choice }: z.infer<typeof monthQuery>,
): Promise<FreeDays> {
  const { db, clock } = deps;
  const website = await getServedWebsite(deps, slug, 'booking');
  const offer = getService(website.pageData, choice, listTakers(website, clock.now()));
  const days = listDays(month);
  const bookable = getBookableTimes(clock.now(), website.timeZone, offer.section);
  const times = await readTimes(db, website, offer, days, bookable);
  const freeDays = days.filter((date) => isDayFree(times, date));
  return {
    freeDays,
    fullDays: listFullDays(times, days, freeDays, toLocalDate(clock.now(), website.timeZone)),
  };
}

/**
 * Lists the days of visits for which visitors can join the waiting list: nothing is free, but something would be if
 * nothing were booked.
 */
function listFullDays(
  times: Times,
  days: readonly string[],
  freeDays: readonly string[],
  today: string,
): string[] {
  const { bookingType, hasWaitlist = true } = times.offer.section;
  if (bookingType === 'daily' || !hasWaitlist) return [];
  const empty = { ...times, held: NOTHING_HELD };
  return days.filter((date) => date > today && !freeDays.includes(date) && isDayFree(empty, date));
}

const NOTHING_HELD: Times['held'] = new Map();

/** Somebody waits for the day of a visit, or for the nights of a stay. */
export interface Wish {
  date: string;
  endDate: string | null;
}

/**
 * Says what is free for a wish, times of the day or the room for the nights, and whether an empty diary would offer it
 * at all.
 */
export interface Openings {
  free: string[];
  isOffered: boolean;
}

/** Reads what visitors could book at the moment for a wish. */
export async function readOpenings(
  db: Database,
  website: OpenWebsite,
  offer: Offer,
  { date, endDate }: Wish,
  now: Date,
): Promise<Openings> {
  const bookable = getBookableTimes(now, website.timeZone, offer.section);
  if (endDate === null) {
    const times = await readTimes(db, website, offer, [date], bookable);
    const isOffered = isDayFree({ ...times, held: NOTHING_HELD }, date);
    return { free: listTimesOfDay(times, date).free, isOffered };
  }
  const nights = countNights(date, endDate);
  const days = Array.from({ length: nights }, (_, index) => addDays(date, index));
  const times = await readTimes(db, website, offer, days, bookable);
  const isOffered = isBookable(times, date) && isStayFree({ ...times, held: NOTHING_HELD }, date, nights);
  return { free: isOffered && isStayFree(times, date, nights) ? [offer.service.id] : [], isOffered };
}

/** A customer is shown at most DAYS_SHOWN days with free times, out of the next DAYS_LOOKED_AT. */
const DAYS_SHOWN = 6;
const DAYS_LOOKED_AT = 62;

/** A booking can be moved to this day, where it can begin at these times. */
export interface OtherDay {
  date: string;
  times: string[];
}

/**
 * Lists the next days, from a first one on, to which a booking can be moved; for stays days of arrival, with as many
 * nights as before. `next` is the day from which on there may be more.
 */
export async function listOtherDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  website: PublishedWebsite,
  offer: Offer,
  booking: BookingRecord,
  from: string,
): Promise<{ days: OtherDay[]; next: string | null }> {
  const bookable = getBookableTimes(clock.now(), website.timeZone, offer.section);
  const begin = from > bookable.first ? from : bookable.first;
  const { bookingDateText, bookingTimeText, bookingEndDateText } = booking;
  const nights = bookingEndDateText === null ? 0 : countNights(bookingDateText, bookingEndDateText);
  const held = Array.from({ length: DAYS_LOOKED_AT + nights }, (_, index) => addDays(begin, index));
  const dates = held.slice(0, DAYS_LOOKED_AT);
  const times = await readTimes(db, website, offer, held, bookable, booking.id);
  const listTimesOn = (date: string): string[] => {
    if (bookingEndDateText !== null) return isStayFree(times, date, nights) ? [STAY_TIME] : [];
    return listTimesOfDay(times, date).free.filter(
      (time) => date !== bookingDateText || time !== bookingTimeText,
    );
  };
  const days: OtherDay[] = [];
  for (const date of dates.filter((day) => day <= bookable.last)) {
    const times = date === bookingDateText && nights > 0 ? [] : listTimesOn(date);
    if (times.length > 0) days.push({ date, times });
    if (days.length === DAYS_SHOWN) return { days, next: addDays(date, 1) };
  }
  const last = addDays(begin, DAYS_LOOKED_AT);
  return { days, next: last <= bookable.last ? last : null };
}

function isStayFree(
  { offer: { section, service }, diaries, held, bookable: { last } }: Times,
  arrival: string,
  nights: number,
): boolean {
  if (!section.workingHours[getWeekday(arrival)].enabled || addDays(arrival, nights - 1) > last) return false;
  if (nights < getLeastNights(service, arrival)) return false;
  return diaries.some(({ diary }) => {
    const stay = extendRange(getStayRange(arrival, addDays(arrival, nights)), 0, diary.visit.after);
    return hasFreePlace(stay, held.get(diary.resource) ?? [], diary.places);
  });
}

/** Lists the days of a month; `month` is YYYY-MM. */
export function listDays(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((date) => date.startsWith(month));
}
