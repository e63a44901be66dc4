import type * as z from 'zod/mini';
import type { Availability, availabilityQuery, FreeDays, monthQuery } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { type BookableTimes, bookableTimes, countNights } from '@/core/booking-limits';
import { STAY_TIME, stayRange } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { divideSlots, groupByDay, type HeldTime, hasFreePlace } from '@/core/free-times';
import { phrase } from '@/core/messages';
import { type OpenInterval, weekdayOf } from '@/core/opening-hours';
import type { Deps } from '../../http/deps';
import { findWebsite, getServedWebsite, type PublishedWebsite } from '../websites';
import { openOn } from './check-times';
import { listHeld } from './claims';
import { findService, type Offer } from './find-service';
import type { BookingRecord } from './queries';

/** The times of a day, for stays its night, that can be booked for a service, and those that cannot, whatever the reason. */
function timesOfDay(
  { section, diary }: Offer,
  date: string,
  intervals: readonly OpenInterval[],
  held: readonly HeldTime[],
  { first, last, earliest }: BookableTimes,
  timeZone: string,
): { free: string[]; taken: string[] } {
  const isOpenYet = first <= date && date <= last;
  if (section.bookingType === 'daily') {
    const isFree = isOpenYet && hasFreePlace(stayRange(date, addDays(date, 1)), held, diary.places);
    return isFree ? { free: [STAY_TIME], taken: [] } : { free: [], taken: [STAY_TIME] };
  }
  // On a day that is not to be booked every time is too early.
  const rules = { places: diary.places, held, earliest: isOpenYet ? earliest : NEVER, timeZone };
  return divideSlots(date, intervals, diary.visit, rules);
}

/** Is after every time. */
const NEVER = '9999';

/** Lists the times of a day that can no longer be booked. */
export async function listBookedTimes(
  deps: Deps,
  slug: string,
  { date, ...choice }: z.infer<typeof availabilityQuery>,
): Promise<Availability> {
  const { db, clock } = deps;
  const { id, pageData, timeZone, hours } = await getServedWebsite(deps, slug, 'booking');
  const offer = findService(pageData, choice);
  const held = await listHeld(db, id, offer.diary.resource, addDays(date, -1), addDays(date, 1));
  const bookable = bookableTimes(clock.now(), timeZone, offer.section);
  const intervals = openOn(hours, offer.section, [date]).get(date) ?? [];
  const { free, taken } = timesOfDay(offer, date, intervals, held, bookable, timeZone);
  return { bookedTimes: taken, freeTimes: free };
}

/** Lists the times of a day for the owner, who is bound to no notice: what is open, and what of it is free. */
export async function listOwnTimes(
  { db }: Pick<Deps, 'db'>,
  websiteId: number,
  { date, ...choice }: z.infer<typeof availabilityQuery>,
): Promise<Availability> {
  const website = await findWebsite(db, websiteId);
  if (!website) throw new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
  const offer = findService(website.pageData, choice);
  const held = await listHeld(db, websiteId, offer.diary.resource, addDays(date, -1), addDays(date, 1));
  const anyTime = { first: date, last: date, earliest: '' };
  const intervals = openOn(website.hours, offer.section, [date]).get(date) ?? [];
  const { free, taken } = timesOfDay(offer, date, intervals, held, anyTime, website.timeZone);
  return { bookedTimes: taken, freeTimes: free };
}

/** Lists the days of a month on which something is free, for stays the free nights, with one query for all. */
export async function listFreeDays(
  deps: Deps,
  slug: string,
  { month, ...choice }: z.infer<typeof monthQuery>,
): Promise<FreeDays> {
  const { db, clock } = deps;
  const { id, pageData, timeZone, hours } = await getServedWebsite(deps, slug, 'booking');
  const offer = findService(pageData, choice);
  const days = daysOf(month);
  const open = openOn(hours, offer.section, days);
  const [before, after] = [addDays(`${month}-01`, -1), addDays(`${month}-01`, days.length)];
  const held = groupByDay(await listHeld(db, id, offer.diary.resource, before, after));
  const bookable = bookableTimes(clock.now(), timeZone, offer.section);
  const isFree = (date: string) => {
    // Night and buffers reach into the days beside.
    const near = [-1, 0, 1].flatMap((away) => held.get(addDays(date, away)) ?? []);
    return timesOfDay(offer, date, open.get(date) ?? [], near, bookable, timeZone).free.length > 0;
  };
  return { freeDays: days.filter(isFree) };
}

/** A customer is shown so many days at once, of so many that are looked at. */
const DAYS_SHOWN = 6;
const DAYS_LOOKED_AT = 62;

/** A day to which a booking can be moved, with the times at which it can begin. */
export interface OtherDay {
  date: string;
  times: string[];
}

/**
 * Lists the next days, from one on, on which a booking could be instead of when it is; for stays days of arrival, as many
 * nights long. `next` is the day from which on there may be more.
 */
export async function listOtherDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, timeZone, hours }: PublishedWebsite,
  offer: Offer,
  booking: BookingRecord,
  from: string,
): Promise<{ days: OtherDay[]; next: string | null }> {
  const bookable = bookableTimes(clock.now(), timeZone, offer.section);
  const begin = from > bookable.first ? from : bookable.first;
  const dates = Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(begin, index));
  const { bookingDateText, bookingTimeText, bookingEndDateText } = booking;
  const nights = bookingEndDateText === null ? 0 : countNights(bookingDateText, bookingEndDateText);
  const until = addDays(begin, DAYS_LOOKED_AT + nights);
  const all = await listHeld(db, id, offer.diary.resource, addDays(begin, -1), until, booking.id);
  const held = groupByDay(all);
  const open = openOn(hours, offer.section, dates);
  const timesOn = (date: string): string[] => {
    if (bookingEndDateText !== null) return isStayFree(offer, date, nights, all, bookable) ? [STAY_TIME] : [];
    const near = [-1, 0, 1].flatMap((away) => held.get(addDays(date, away)) ?? []);
    const { free } = timesOfDay(offer, date, open.get(date) ?? [], near, bookable, timeZone);
    return free.filter((time) => date !== bookingDateText || time !== bookingTimeText);
  };
  const days: OtherDay[] = [];
  for (const date of dates.filter((day) => day <= bookable.last)) {
    const times = date === bookingDateText && nights > 0 ? [] : timesOn(date);
    if (times.length > 0) days.push({ date, times });
    if (days.length === DAYS_SHOWN) return { days, next: addDays(date, 1) };
  }
  const last = addDays(begin, DAYS_LOOKED_AT);
  return { days, next: last <= bookable.last ? last : null };
}

function isStayFree(
  { section, diary }: Offer,
  arrival: string,
  nights: number,
  held: readonly HeldTime[],
  { last }: BookableTimes,
): boolean {
  if (!section.workingHours[weekdayOf(arrival)].enabled || addDays(arrival, nights - 1) > last) return false;
  return hasFreePlace(stayRange(arrival, addDays(arrival, nights)), held, diary.places);
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((date) => date.startsWith(month));
}
