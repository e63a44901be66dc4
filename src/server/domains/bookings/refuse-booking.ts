import type { BookingInput } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import {
  isWithin,
  MAX_PENDING_BOOKINGS,
  NETWORK_BOUNDS,
  UNPROVEN_BOUNDS,
  type WaitingBookings,
} from '@/core/booking-limits';
import { findVisitCents, getShownPrices } from '@/core/bookings';
import { formatMoney } from '@/core/locale/format';
import { phrase } from '@/core/messages';
import type { Offer } from './get-service';

/** Means that a booking would take more of the diary than strangers may hold. */
export class ProofNeeded extends Error {}

/** Counts the bookings that wait at a website, a new one included. */
export interface WaitingWithNew {
  ofCustomer: number;
  /** It is null for a visitor whose address is proven, and where nothing is limited. */
  ofStrangers: { ofNetwork: WaitingBookings; unproven: WaitingBookings } | null;
}

/** Throws when one customer, or strangers with any number of invented addresses, would hold too much of a calendar. */
export function assertRoom({ ofCustomer, ofStrangers }: WaitingWithNew): void {
  const isTooMuch =
    ofStrangers !== null &&
    !(isWithin(ofStrangers.ofNetwork, NETWORK_BOUNDS) && isWithin(ofStrangers.unproven, UNPROVEN_BOUNDS));
  if (isTooMuch) throw new ProofNeeded();
  if (ofCustomer <= MAX_PENDING_BOOKINGS) return;
  const message = phrase('errors.tooManyPendingBookings', { max: MAX_PENDING_BOOKINGS });
  throw new AppError('CONFLICT', message, { field: 'customerEmail' });
}

/**
 * Checks that a visit costs and takes what its visitor has read, as far as the call says it. Throws CONFLICT with what its
 * services are now.
 */
export function assertVisitAsRead(
  { section, service, moreServiceIds }: Offer,
  read: Pick<BookingInput, 'priceCents' | 'durationMinutes'>,
): void {
  if (section.bookingType === 'daily') return;
  const { duration } = service;
  const cents = findVisitCents(service) ?? 0;
  if ((read.priceCents ?? cents) === cents && (read.durationMinutes ?? duration) === duration) return;
  const message =
    cents === 0
      ? phrase('errors.visitChangedWithoutPrice', { minutes: duration })
      : phrase('errors.visitChanged', { minutes: duration, price: (locale) => formatMoney(locale, cents) });
  const services = section.services
    .filter(({ id }) => id === service.id || moreServiceIds.includes(id))
    .map((one) => ({ id: one.id, duration: one.duration, ...getShownPrices(one) }));
  throw new AppError('CONFLICT', message, { field: 'priceCents', services });
}

export function createTimeTakenError({ section }: Offer): AppError {
  return section.bookingType === 'daily'
    ? new AppError('CONFLICT', phrase('errors.nightsTaken'), { field: 'date' })
    : new AppError('CONFLICT', phrase('errors.timeTaken'), { field: 'time' });
}
