import type * as z from 'zod/mini';
import type { Availability, availabilityQuery, FreeDays, monthQuery } from '@/contracts/bookings';
import { bookableDays } from '@/core/booking-limits';
import { isTaken, STAY_TIME, slotsOfDay, stayRange, type TimeRange, takenSlots } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { weekdayOf } from '@/core/opening-hours';
import type { Deps } from '../../http/deps';
import { getServedWebsite } from '../websites';
import { findService, type Offer } from './find-service';
import { listTaken } from './queries';

/** The times of a day, for stays its night, that can no longer be taken for a service, whatever the reason. */
function bookedTimes(
  { section, service }: Offer,
  date: string,
  taken: readonly TimeRange[],
  { first, last }: ReturnType<typeof bookableDays>,
): string[] {
  const isOpenYet = first <= date && date <= last;
  if (section.bookingType === 'daily') {
    const isNightTaken = isTaken(stayRange(date, addDays(date, 1)), taken);
    return isOpenYet && !isNightTaken ? [] : [STAY_TIME];
  }
  const hours = section.workingHours[weekdayOf(date)];
  return isOpenYet ? takenSlots(date, hours, service.duration, taken) : slotsOfDay(hours, service.duration);
}

/** Returns true if anything is left of a day, for stays its night. */
function isFreeDay(offer: Offer, date: string, booked: readonly string[]): boolean {
  if (offer.section.bookingType === 'daily') return booked.length === 0;
  const hours = offer.section.workingHours[weekdayOf(date)];
  return booked.length < slotsOfDay(hours, offer.service.duration).length;
}

/** Lists the times of a day that can no longer be booked. */
export async function listBookedTimes(
  deps: Deps,
  slug: string,
  { date, ...choice }: z.infer<typeof availabilityQuery>,
): Promise<Availability> {
  const { db, clock } = deps;
  const { id, pageData, timeZone } = await getServedWebsite(deps, slug, 'booking');
  const offer = findService(pageData, choice);
  // A night reaches into the next day.
  const taken = await listTaken(db, id, offer.diary, date, addDays(date, 1));
  return { bookedTimes: bookedTimes(offer, date, taken, bookableDays(clock.now(), timeZone)) };
}

/** Lists the days of a month on which something is free, for stays the free nights, with one query for all. */
export async function listFreeDays(
  deps: Deps,
  slug: string,
  { month, ...choice }: z.infer<typeof monthQuery>,
): Promise<FreeDays> {
  const { db, clock } = deps;
  const { id, pageData, timeZone } = await getServedWebsite(deps, slug, 'booking');
  const offer = findService(pageData, choice);
  const days = daysOf(month);
  const taken = await listTaken(db, id, offer.diary, `${month}-01`, addDays(`${month}-01`, days.length));
  const bookable = bookableDays(clock.now(), timeZone);
  return {
    freeDays: days.filter((date) => isFreeDay(offer, date, bookedTimes(offer, date, taken, bookable))),
  };
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((date) => date.startsWith(month));
}
