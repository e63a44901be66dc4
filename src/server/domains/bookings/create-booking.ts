import type { BookingInput } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { MAX_PENDING_BOOKINGS } from '@/core/booking-limits';
import { localDateTime } from '@/core/local-date';
import type { Database } from '../../db/client';
import { isOverlap } from '../../db/errors';
import { findEarlier, requestOf } from '../../db/known-request';
import { holdServedWebsite, type WebsiteRecord } from '../../db/published-website';
import { bookings } from '../../db/tables/bookings';
import { text } from '../../http/translate';
import { timeColumns } from './booking-times';
import { checkTimes } from './check-times';
import { findService, type Offer } from './find-service';
import { countPending, insertBooking, lockCustomer } from './queries';
import { type BookingDeps, tellOfBooking } from './tell-of-booking';

/**
 * Books for a visitor and tells both sides; CONFLICT when somebody else has the time. The same call again is answered
 * with the booking that it has made.
 */
export async function createBooking(
  deps: BookingDeps,
  slug: string,
  input: BookingInput,
): Promise<{ id: number }> {
  const { db, clock, mail } = deps;
  const now = clock.now();
  const request = requestOf(input);
  const id = await db.transaction(async (tx) => {
    const website = await holdServedWebsite(tx, slug, 'booking', now);
    // Before anything is judged: the time that is taken may be by this very visitor.
    const earlierId = await findEarlier(tx, bookings, website.id, request, text('errors.bookingArrived'));
    if (earlierId) return earlierId;
    const offer = findService(website.pageData, input);
    const times = checkTimes(offer, input, now, website.timeZone);
    const booking = await insertBooking(tx, {
      ...timeColumns(times, offer.service.duration, website.timeZone),
      ...copyOffer(offer),
      ...request,
      websiteId: website.id,
      customerName: input.customerName,
      customerEmail: input.customerEmail,
      customerPhone: input.customerPhone || null,
      notes: input.notes?.trim() || null,
      createdAt: now,
    }).catch((error: unknown) => {
      throw isOverlap(error) ? timeTaken(offer) : error;
    });
    if (!booking) throw timeTaken(offer);
    await assertPendingRoom(tx, website, booking.customerEmail, now);
    await tellOfBooking(tx, deps, website, booking);
    return booking.id;
  });
  mail.wake();
  return { id };
}

/** What stays as it is when the owner edits the service later. */
function copyOffer({ sectionId, section: { bookingType }, service, diary }: Offer) {
  const isDaily = bookingType === 'daily';
  return {
    sectionId,
    serviceId: service.id,
    resource: diary,
    bookingType,
    service: service.name,
    durationMinutes: isDaily ? null : service.duration,
    price: isDaily ? service.price.toFixed(2) : null,
  };
}

/** Looked at with the new booking in place: whoever finds the time taken asks the database for less. */
async function assertPendingRoom(
  tx: Database,
  { id, timeZone }: WebsiteRecord,
  email: string,
  now: Date,
): Promise<void> {
  await lockCustomer(tx, id, email);
  if ((await countPending(tx, id, email, localDateTime(now, timeZone))) <= MAX_PENDING_BOOKINGS) return;
  const message = text('errors.tooManyPendingBookings', { max: MAX_PENDING_BOOKINGS });
  throw new AppError('CONFLICT', message, { field: 'customerEmail' });
}

function timeTaken({ section }: Offer): AppError {
  return section.bookingType === 'daily'
    ? new AppError('CONFLICT', text('errors.nightsTaken'), { field: 'date' })
    : new AppError('CONFLICT', text('errors.timeTaken'), { field: 'time' });
}
