import type * as z from 'zod/mini';
import type { FreeDays, monthQuery } from '@/contracts/bookings';
import { bookableDays } from '@/core/booking-limits';
import { addDays } from '@/core/local-date';
import type { Deps } from '../../http/deps';
import { getServedWebsite } from '../websites';
import { bookedTimes, isFreeDay } from './booked-times';
import { findService } from './find-service';
import { listTaken } from './queries';

/** The days of a month of which something is left, for stays the free nights: one look at the diary for all. */
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
