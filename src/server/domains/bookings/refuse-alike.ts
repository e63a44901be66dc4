import { eq, inArray, sql } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { bookings } from '../../db/tables/bookings';
import type { Deps } from '../../http/deps';
import { type AlikeList, countAlike, lockAlike } from '../../kernel/alike';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import { bookingNotFound } from './queries';

/** Bookings that wait: what is confirmed is a promise to somebody, and answered one by one. */
const waitingBookings: AlikeList = {
  table: bookings,
  email: bookings.customerEmail,
  network: bookings.network,
  isMeant: eq(bookings.status, 'pending'),
};

export async function countWaitingAlike(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  bookingId: number,
): Promise<AlikeCounts> {
  const counts = await countAlike(db, waitingBookings, websiteId, bookingId, clock.now());
  if (!counts) throw bookingNotFound();
  return counts;
}

/** Refuses waiting bookings that are like one, and writes to nobody: who invents addresses must not make us mail them. */
export async function refuseAlike(
  deps: WorkDeps,
  websiteId: number,
  bookingId: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  return inTransaction(deps, async (work) => {
    const ids = await lockAlike(work.db, waitingBookings, websiteId, bookingId, input);
    if (!ids) throw bookingNotFound();
    if (ids.length === 0) return { count: 0 };
    await work.db
      .update(bookings)
      .set({
        status: 'cancelled',
        waitsUntil: null,
        network: null,
        calendarSequence: sql`${bookings.calendarSequence} + 1`,
      })
      .where(inArray(bookings.id, ids));
    work.tellOwner(websiteId, 'booking-changed');
    return { count: ids.length };
  });
}
