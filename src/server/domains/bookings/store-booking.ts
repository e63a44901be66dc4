import type { BookingInput } from '@/contracts/bookings';
import { answerUntil, DEFAULT_ANSWER_DAYS } from '@/core/answer-time';
import { AppError } from '@/core/app-error';
import { isWithin, MAX_PENDING_BOOKINGS, NETWORK_BOUNDS, UNPROVEN_BOUNDS } from '@/core/booking-limits';
import { localDateTime } from '@/core/wall-clock';
import { bookings } from '../../db/tables/bookings';
import type { Database } from '../../kernel/database';
import { isOverlap } from '../../kernel/database-errors';
import { findEarlier, requestOf } from '../../kernel/known-request';
import { text } from '../../kernel/text';
import type { Work } from '../../kernel/unit-of-work';
import type { PublishedWebsite } from '../websites';
import { timeColumns } from './booking-times';
import { checkTimes } from './check-times';
import { copyOffer, findService, type Offer } from './find-service';
import { notifyOfBooking } from './notify-of-booking';
import type { BookingDeps } from './proofs';
import { countPending, insertBooking, lockCustomer } from './queries';
import { countWaiting, lockWaiting } from './waiting-queries';

/** Who books: the network as a hash, and whether the address is known to be theirs. */
export interface BookingSender {
  network: string;
  isProven: boolean;
}

/** Thrown when a booking would take more of the diary than strangers may hold. */
export class ProofNeeded extends Error {}

/** Stores a visitor's booking at a website that is held, and tells both sides; answers its id. */
export async function storeBooking(
  work: Work,
  deps: BookingDeps,
  website: PublishedWebsite,
  input: BookingInput,
  sender: BookingSender,
): Promise<number> {
  const tx = work.db;
  const now = deps.clock.now();
  const request = requestOf(input);
  // Before anything is judged: the time that is taken may be by this very visitor.
  const earlierId = await findEarlier(
    tx,
    bookings,
    { column: bookings.websiteId, id: website.id },
    request,
    text('errors.bookingArrived'),
  );
  if (earlierId) return earlierId;
  const offer = findService(website.pageData, input);
  const times = timeColumns(
    checkTimes(offer, input, now, website.timeZone),
    offer.service.duration,
    website.timeZone,
  );
  const booking = await insertBooking(tx, {
    ...times,
    ...copyOffer(offer),
    ...request,
    websiteId: website.id,
    customerName: input.customerName,
    customerEmail: input.customerEmail,
    customerPhone: input.customerPhone || null,
    notes: input.notes?.trim() || null,
    waitsUntil: answerUntil(now, offer.section.answerDays ?? DEFAULT_ANSWER_DAYS, times.bookingDate),
    network: sender.network,
    isEmailProven: sender.isProven,
    createdAt: now,
  }).catch((error: unknown) => {
    throw isOverlap(error) ? timeTaken(offer) : error;
  });
  if (!booking) throw timeTaken(offer);
  // Looked at with the new booking in place: whoever finds the time taken asks the database for less.
  await assertRoom(tx, deps, website, sender);
  await assertPendingRoom(tx, website, booking.customerEmail, now);
  await notifyOfBooking(work, deps, website, booking);
  return booking.id;
}

/** What strangers hold of a diary has an end, however many addresses they invent. */
async function assertRoom(
  tx: Database,
  { config, clock }: BookingDeps,
  { id, timeZone }: PublishedWebsite,
  { network, isProven }: BookingSender,
): Promise<void> {
  if (!config.hasRateLimits || isProven) return;
  await lockWaiting(tx, id);
  const waiting = await countWaiting(tx, id, network, localDateTime(clock.now(), timeZone));
  if (isWithin(waiting.ofNetwork, NETWORK_BOUNDS) && isWithin(waiting.unproven, UNPROVEN_BOUNDS)) return;
  throw new ProofNeeded();
}

async function assertPendingRoom(
  tx: Database,
  { id, timeZone }: PublishedWebsite,
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
