import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { type BookingRecord, bookingNotFound, lockBooking, updateBooking } from './queries';

/** Notes that nobody came to a confirmed booking whose time has come, or takes that back. The customer is not told. */
export async function setNoShow(
  deps: Pick<Deps, 'db' | 'clock' | 'publishEffects'>,
  websiteId: number,
  bookingId: number,
  noShow: boolean,
): Promise<BookingRecord> {
  return inTransaction(deps, async (work) => {
    const booking = await lockBooking(work.db, bookingId);
    if (booking?.websiteId !== websiteId) throw bookingNotFound();
    const hasBegun = booking.bookingDate <= deps.clock.now();
    if (noShow && (booking.status !== 'confirmed' || !hasBegun))
      throw new AppError('CONFLICT', phrase('errors.noShowTooEarly'));
    if (booking.noShow === noShow) return booking;
    work.notifyOwner(websiteId, 'booking-changed');
    return updateBooking(work.db, bookingId, { noShow });
  });
}
