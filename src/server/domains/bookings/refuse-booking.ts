import { AppError } from '@/core/app-error';
import {
  isWithin,
  MAX_PENDING_BOOKINGS,
  NETWORK_BOUNDS,
  UNPROVEN_BOUNDS,
  type WaitingBookings,
} from '@/core/booking-limits';
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

export function createTimeTakenError({ section }: Offer): AppError {
  return section.bookingType === 'daily'
    ? new AppError('CONFLICT', phrase('errors.nightsTaken'), { field: 'date' })
    : new AppError('CONFLICT', phrase('errors.timeTaken'), { field: 'time' });
}
