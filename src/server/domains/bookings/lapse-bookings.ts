import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '@/core/day-ms';
import { runEvery } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { queueMail } from '../mail';
import { findMailWebsite } from '../websites';
import { bookingMail } from './booking-mails';
import type { NotifyDeps } from './notify-of-booking';
import { forgetProofs } from './proof-queries';
import { lockBooking, lockWebsiteOf, updateBooking } from './queries';
import { remindOfWaiting } from './remind-of-waiting';
import { listLapsing } from './waiting-queries';

const LOOK_EVERY_MS = 60_000;
const BOOKINGS_AT_ONCE = 200;

/**
 * Cancels bookings that nobody has answered in time, and tells their customers. Each in a transaction of its own that
 * looks again: several processes may do so at once, and an owner may answer meanwhile.
 */
export async function lapseBookings(deps: NotifyDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await listLapsing(deps.db, deps.clock.now(), BOOKINGS_AT_ONCE);
    for (const id of ids) {
      if (signal?.aborted) return;
      await lapseBooking(deps, id);
    }
    if (ids.length < BOOKINGS_AT_ONCE) return;
  }
}

async function lapseBooking(deps: NotifyDeps, id: number): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockWebsiteOf(tx, id);
    const before = website && (await lockBooking(tx, id));
    if (!website || before?.status !== 'pending' || !before.waitsUntil || before.waitsUntil > now) return;
    const after = await updateBooking(tx, id, {
      status: 'cancelled',
      waitsUntil: null,
      network: null,
      calendarSequence: before.calendarSequence + 1,
    });
    work.tellOwner(website.id, 'booking-changed');
    // After a long rest of the server nobody waits any more for the word about a visit that is over.
    if (after.bookingDate.getTime() < now.getTime() - DAY_MS) return;
    const word = bookingMail(await findMailWebsite(tx, deps, website), after, 'lapsed', now);
    const isTold = await queueMail(work, deps, word);
    if (isTold !== after.isCustomerTold) await updateBooking(tx, id, { isCustomerTold: isTold });
  });
}

/** Looks every minute, as long as the server listens, for what has waited too long or soon will have. */
export function keepDiaryMoving(app: FastifyInstance, deps: NotifyDeps): void {
  runEvery(app, {
    everyMs: LOOK_EVERY_MS,
    run: async (signal) => {
      await lapseBookings(deps, signal);
      await remindOfWaiting(deps, signal);
      await forgetProofs(deps.db, deps.clock.now());
    },
    complaint: 'Bookings that nobody has answered wait for the next look',
  });
}
