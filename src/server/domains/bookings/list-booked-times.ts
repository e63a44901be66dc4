import type * as z from 'zod/mini';
import type { Availability, availabilityQuery } from '@/contracts/bookings';
import { bookableDays } from '@/core/booking-limits';
import { addDays } from '@/core/local-date';
import type { Deps } from '../../http/deps';
import { getServedWebsite } from '../websites';
import { bookedTimes } from './booked-times';
import { findService } from './find-service';
import { listTaken } from './queries';

/** What can no longer be taken of a day. */
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
