import { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { type NotifyDeps, notifyOfChange } from './notify-of-booking';
import { bookingNotFound, deleteBooking, lockWebsiteOf } from './queries';

/**
 * Deletes a booking; a customer who still expects it hears that it is cancelled. CONFLICT when that mail cannot go out:
 * the owner cancels it first and sees there that the customer has to be told in another way.
 */
export async function removeBooking(
  deps: NotifyDeps,
  userId: number,
  websiteId: number,
  bookingId: number,
): Promise<void> {
  await inTransaction(deps, async (work) => {
    const website = await lockWebsiteOf(work.db, bookingId, userId);
    const before = website && (await deleteBooking(work.db, websiteId, bookingId));
    if (!before) throw bookingNotFound();
    const after = { ...before, status: 'cancelled' as const, calendarSequence: before.calendarSequence + 1 };
    const isTold = await notifyOfChange(work, deps, website, { before, after });
    if (isTold === false) throw new AppError('CONFLICT', text('errors.customerNotTold'));
  });
}
