import type * as z from 'zod/mini';
import type { BookingInput, bookingCreated } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { isWithin, MAX_PENDING_BOOKINGS, NETWORK_BOUNDS, UNPROVEN_BOUNDS } from '@/core/booking-limits';
import { phrase } from '@/core/messages';
import { localDateTime } from '@/core/wall-clock';
import { bookings } from '../../db/tables/bookings';
import type { Database } from '../../kernel/database';
import { findEarlier, toKnownRequest } from '../../kernel/known-request';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { lockServedWebsite, type OwnedWebsite, type PublishedWebsite } from '../websites';
import { checkAnswers } from './check-answers';
import { checkTimes, diariesAt, timeColumns } from './check-times';
import { claimOffer, orderFairly } from './claim-offer';
import { copyOffer, findService, listTakers, type Offer, statusColumns } from './find-service';
import { notifyOfBooking } from './notify-of-booking';
import { isProvenEmail } from './proof-queries';
import { type BookingDeps, emailHash, requestProof } from './proofs';
import { type BookingRecord, insertBooking, lockBooking } from './queries';
import { assertGuests, assertStayPrice, stayColumns } from './stay-terms';
import { countWaiting, lockWaiting } from './waiting-queries';

/**
 * Books for a visitor and tells both sides; CONFLICT when somebody else has the time. The same call again is answered
 * with the booking that it has made. Null when so much waits already that nothing is stored before the visitor has
 * proven the address, for which a mail is on its way.
 */
export async function createBooking(
  deps: BookingDeps,
  slug: string,
  input: BookingInput,
  network: string,
): Promise<CreatedBooking | null> {
  const { clock } = deps;
  const booked = inTransaction(deps, async (work) => {
    const website = await lockServedWebsite(work.db, slug, 'booking', clock.now());
    const email = emailHash(deps, website.id, input.customerEmail);
    const isProven = await isProvenEmail(work.db, website.id, email, clock.now());
    return storeBooking(work, deps, website, input, { network, isProven });
  });
  return booked.catch(async (error: unknown) => {
    if (!(error instanceof ProofNeeded)) throw error;
    await requestProof(deps, slug, input, network);
    return null;
  });
}

/** The network of the visitor is a hash, and the address is known to be theirs or not. */
interface BookingSender {
  network: string;
  isProven: boolean;
}

type CreatedBooking = z.infer<typeof bookingCreated>;

/** Thrown when a booking would take more of the diary than strangers may hold. */
class ProofNeeded extends Error {}

/** Stores a visitor's booking at a website that is held, and tells both sides. */
export async function storeBooking(
  work: Work,
  deps: BookingDeps,
  website: OwnedWebsite,
  input: BookingInput,
  sender: BookingSender,
): Promise<CreatedBooking> {
  const tx = work.db;
  const now = deps.clock.now();
  const request = toKnownRequest(input);
  // Before anything is judged: the time that is taken may be by this very visitor.
  const earlierId = await findEarlier(
    tx,
    bookings,
    { column: bookings.websiteId, id: website.id },
    request,
    phrase('errors.bookingArrived'),
  );
  const earlier = earlierId && (await lockBooking(tx, earlierId));
  if (earlier) return createdAnswer(earlier);
  const offer = findService(website.pageData, input, listTakers(website, now));
  const wanted = checkTimes(website, offer, input, now);
  const times = timeColumns(wanted, offer.service.duration, website.timeZone);
  assertGuests(offer, input.guests);
  const answers = checkAnswers(offer, input.answers);
  const agreed = stayColumns(offer, wanted, input.guests ?? null);
  assertStayPrice(agreed.stay, input.priceCents);
  const working = diariesAt(website.hours, offer, wanted);
  const diaries = await orderFairly(tx, website.id, working, input.date);
  const isConfirmed = offer.section.isAutoConfirmed === true;
  const inserted = await insertBooking(tx, {
    ...times,
    ...copyOffer(offer, diaries[0]),
    ...agreed,
    ...request,
    websiteId: website.id,
    customerName: input.customerName,
    customerEmail: input.customerEmail,
    customerPhone: input.customerPhone || null,
    notes: input.notes?.trim() || null,
    answers,
    ...(isConfirmed ? { customerAct: 'booked' as const, customerActedAt: now } : { network: sender.network }),
    ...statusColumns(isConfirmed ? 'confirmed' : 'pending', offer.section, times.bookingDate, now),
    isEmailProven: sender.isProven,
    createdAt: now,
  });
  const booking = inserted && (await claimOffer(tx, inserted, diaries));
  if (!booking) throw timeTaken(offer);
  // Looked at with the new booking in place: whoever finds the time taken asks the database for less.
  await assertRoom(tx, deps, website, booking.customerEmail, sender);
  await notifyOfBooking(work, deps, website, booking);
  return createdAnswer(booking);
}

/** A visitor who asks again reads an answer of the same kind. */
function createdAnswer({ id, status }: BookingRecord): CreatedBooking {
  return { id, status: status === 'confirmed' ? 'confirmed' : 'pending' };
}

/** Limits how much of a calendar one customer may hold, and strangers, however many addresses they invent. */
async function assertRoom(
  tx: Database,
  { config, clock }: BookingDeps,
  { id, timeZone }: PublishedWebsite,
  email: string,
  sender: BookingSender,
): Promise<void> {
  const isBound = config.hasRateLimits && !sender.isProven;
  const who = { email, network: isBound ? sender.network : null };
  await lockWaiting(tx, id, who);
  const waiting = await countWaiting(tx, id, who, localDateTime(clock.now(), timeZone));
  const isTooMuch =
    !isWithin(waiting.ofNetwork, NETWORK_BOUNDS) || !isWithin(waiting.unproven, UNPROVEN_BOUNDS);
  if (isBound && isTooMuch) throw new ProofNeeded();
  if (waiting.ofCustomer <= MAX_PENDING_BOOKINGS) return;
  const message = phrase('errors.tooManyPendingBookings', { max: MAX_PENDING_BOOKINGS });
  throw new AppError('CONFLICT', message, { field: 'customerEmail' });
}

function timeTaken({ section }: Offer): AppError {
  return section.bookingType === 'daily'
    ? new AppError('CONFLICT', phrase('errors.nightsTaken'), { field: 'date' })
    : new AppError('CONFLICT', phrase('errors.timeTaken'), { field: 'time' });
}
