import { eq, sql } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { bookings } from '../../db/tables/bookings';
import type { Deps } from '../../http/deps';
import { type AlikeList, changeAlike, countAlike } from '../../kernel/alike';
import type { WorkDeps } from '../../kernel/unit-of-work';
import { withdrawMail } from '../mail';
import { lockWebsiteForReading } from '../websites';
import { releaseClaims } from './block-claims';
import { areClaimsOf } from './claims';
import { toStatusColumns } from './get-service';
import { getRevocableTopic } from './notify-of-booking';
import { createBookingNotFoundError } from './queries';

/** Only waiting bookings are refused together; a confirmed one is a promise to somebody, and is cancelled by itself. */
const waitingBookings: AlikeList = {
  table: bookings,
  email: bookings.customerEmail,
  network: bookings.network,
  isMeant: eq(bookings.status, 'pending'),
  // A block that is made meanwhile takes the time that these bookings give back, as it does for each alone.
  lockBefore: lockWebsiteForReading,
  notFound: createBookingNotFoundError,
};

export function countWaitingAlike(
  deps: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  bookingId: number,
): Promise<AlikeCounts> {
  return countAlike(deps, waitingBookings, websiteId, bookingId);
}

/**
 * Refuses waiting bookings that are like one. No mail is sent, because invented addresses must not make us mail
 * strangers, and one that still waits to tell of a new or a proposed time is taken back, because it would be wrong.
 */
export function refuseAlike(
  deps: WorkDeps & Pick<Deps, 'clock'>,
  websiteId: number,
  bookingId: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  const now = deps.clock.now();
  return changeAlike(deps, waitingBookings, websiteId, bookingId, input, async (work, areAlike) => {
    const refused = await work.db
      .update(bookings)
      .set({
        ...toStatusColumns('cancelled', {}, now, now),
        proposedUntil: null,
        calendarSequence: sql`${bookings.calendarSequence} + 1`,
      })
      .where(areAlike)
      .returning({ id: bookings.id });
    await withdrawMail(work, ...refused.map(getRevocableTopic));
    await releaseClaims(work.db, websiteId, areClaimsOf(refused.map(({ id }) => id)));
    work.notifyOwner(websiteId, 'booking-changed');
  });
}
