import { bookingNotFound, deleteBooking, holdWebsiteOf } from './queries';
import { type TellDeps, tellOfChange } from './tell-of-booking';

/** Deletes a booking; a customer who still expects it hears that it is cancelled. */
export async function removeBooking(
  deps: TellDeps,
  userId: number,
  websiteId: number,
  bookingId: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const website = await holdWebsiteOf(tx, userId, bookingId);
    const before = website && (await deleteBooking(tx, websiteId, bookingId));
    if (!before) throw bookingNotFound();
    const after = { ...before, status: 'cancelled' as const, calendarSequence: before.calendarSequence + 1 };
    await tellOfChange(tx, deps, website, { before, after });
  });
  deps.mail.wake();
}
