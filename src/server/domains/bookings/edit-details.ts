import type { BookingDetails } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { key, phrase } from '@/core/messages';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { checkOwnAnswers } from './check-answers';
import { createRefusedFieldError } from './check-times';
import { getRulesOnPage } from './get-service';
import {
  type BookingRecord,
  createBookingNotFoundError,
  lockBooking,
  lockWebsiteOf,
  updateBooking,
  updateDetails,
} from './queries';

/**
 * Writes down what the customer of a booking says later: the number of guests, and answers to the section's questions.
 * The customer gets no mail about it. Throws CONFLICT for a question that the page no longer asks.
 */
export async function editDetails(
  deps: Pick<Deps, 'db' | 'publishEffects'>,
  websiteId: number,
  bookingId: number,
  { guests, answers }: BookingDetails,
): Promise<BookingRecord> {
  return inTransaction(deps, async (work) => {
    const website = await lockWebsiteOf(work.db, bookingId);
    const booking = website?.id === websiteId && (await lockBooking(work.db, bookingId));
    if (!booking) throw createBookingNotFoundError();
    if (guests !== undefined && !booking.stay)
      throw createRefusedFieldError('guests', key('validation.invalid'));
    const { questions } = getRulesOnPage(website.pageData, booking.sectionId);
    const changed = await updateDetails(work.db, booking, {
      answers: checkOwnAnswers(questions, answers, booking.answers),
      stay: guests !== undefined && booking.stay ? { ...booking.stay, guests } : booking.stay,
    });
    work.notifyOwner(websiteId, 'booking-changed');
    return changed;
  });
}

/** Notes that nobody came to a confirmed booking whose time has come, or takes that back. The customer is not told. */
export async function setNoShow(
  deps: Pick<Deps, 'db' | 'clock' | 'publishEffects'>,
  websiteId: number,
  bookingId: number,
  noShow: boolean,
): Promise<BookingRecord> {
  return inTransaction(deps, async (work) => {
    const booking = await lockBooking(work.db, bookingId);
    if (booking?.websiteId !== websiteId) throw createBookingNotFoundError();
    const hasBegun = booking.bookingDate <= deps.clock.now();
    if (noShow && (booking.status !== 'confirmed' || !hasBegun))
      throw new AppError('CONFLICT', phrase('errors.noShowTooEarly'));
    if (booking.noShow === noShow) return booking;
    work.notifyOwner(websiteId, 'booking-changed');
    return updateBooking(work.db, bookingId, { noShow });
  });
}
