import { AppError } from '@/core/app-error';
import { text } from '../../http/translate';
import { bookingNotFound, deleteBooking, holdWebsiteOf } from './queries';
import { type TellDeps, tellOfChange } from './tell-of-booking';

/**
 * Deletes a booking; a customer who still expects it hears that it is cancelled. CONFLICT when that mail cannot go out:
 * the owner cancels it first and sees there that the customer has to be told in another way.
 */
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
    const isTold = await tellOfChange(tx, deps, website, { before, after });
    if (isTold === false) throw new AppError('CONFLICT', text('errors.customerNotTold'));
  });
  deps.mail.wake();
}
