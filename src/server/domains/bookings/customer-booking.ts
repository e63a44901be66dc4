import { AppError } from '@/core/app-error';
import { findChangesUntil } from '@/core/bookings';
import { phrase } from '@/core/messages';
import { sumNights } from '@/core/stays';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import {
  findWebsite,
  getServedWebsite,
  lockServedWebsite,
  type OwnedWebsite,
  type PublishedWebsite,
} from '../websites';
import { listOtherDays, type OtherDay } from './availability';
import { releaseClaims } from './block-claims';
import { type BookingTimes, checkTimes, listDiariesAt, toTimeColumns } from './check-times';
import { isClaimOf } from './claims';
import { isSameTime, moveClaim } from './edit-booking';
import {
  findOfferOnPage,
  getRulesOnPage,
  getService,
  listTakers,
  type Offer,
  toChangeColumns,
  toPlaceColumns,
  toStatusColumns,
  withBookedLength,
} from './get-service';
import { type BookingChange, type NotifyDeps, notifyOfOwnChange } from './notify-of-booking';
import {
  type BookingRecord,
  createBookingNotFoundError,
  findBooking,
  lockBooking,
  lockWebsiteOf,
  updateBooking,
} from './queries';
import { assertStayPrice, toMovedStay } from './stay-terms';

/** The customer sees this of their booking. */
export interface CustomerBooking {
  website: PublishedWebsite;
  booking: BookingRecord;
  /** The customer can change it until then; null where they cannot at all. */
  until: Date | null;
  canMove: boolean;
  canCancel: boolean;
}

/**
 * Reads a booking of the website at a slug for its customer. Throws NOT_FOUND when the booking or the website is gone.
 */
export async function readCustomerBooking(
  deps: NotifyDeps,
  slug: string,
  bookingId: number,
): Promise<CustomerBooking> {
  const booking = await findBooking(deps.db, bookingId);
  const website = booking && (await findWebsite(deps.db, booking.websiteId));
  if (!booking || website?.slug !== slug) throw createBookingNotFoundError();
  const state = presentChanges(website, booking, deps.clock.now());
  const canMove = state.canMove && (await findOffer(deps, slug, booking)) !== null;
  return { ...state, canMove };
}

function presentChanges(website: PublishedWebsite, booking: BookingRecord, now: Date): CustomerBooking {
  const until = findChangesUntil(
    booking.bookingDate,
    getRulesOnPage(website.pageData, booking.sectionId).changeHours,
  );
  const isToCome = booking.status !== 'cancelled' && now < booking.bookingDate;
  const canMove = isToCome && until !== null && now < until;
  // A booking that nobody has confirmed yet binds nobody.
  return {
    website,
    booking,
    until,
    canMove,
    canCancel: canMove || (isToCome && booking.status === 'pending'),
  };
}

/**
 * Finds the booking's service as the page offers it today, with the booking's length; null when it is no longer
 * offered.
 */
async function findOffer(
  deps: NotifyDeps,
  slug: string,
  booking: BookingRecord,
): Promise<{ website: PublishedWebsite; offer: Offer } | null> {
  try {
    const website = await getServedWebsite(deps, slug, 'booking');
    return { website, offer: getOffer(website, booking, deps.clock.now()) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** A customer who has booked a certain person can move only to another time of that person. */
function getOffer(website: OwnedWebsite, booking: BookingRecord, now: Date): Offer {
  return withBookedLength(getService(website.pageData, booking, listTakers(website, now)), booking);
}

/**
 * Lists the days to which a customer can move a booking, from a first one on. Throws CONFLICT when it cannot be moved.
 */
export async function listMoves(
  deps: NotifyDeps,
  slug: string,
  bookingId: number,
  from: string,
): Promise<CustomerBooking & { days: OtherDay[]; next: string | null }> {
  const state = await readCustomerBooking(deps, slug, bookingId);
  const found = state.canMove ? await findOffer(deps, slug, state.booking) : null;
  if (!found) throw createCannotChangeError();
  return { ...state, ...(await listOtherDays(deps, found.website, found.offer, state.booking, from)) };
}

/**
 * Moves a booking for its customer, by the rules for new ones. It waits for the owner unless the section confirms by
 * itself. The same call again changes nothing.
 */
export async function moveCustomerBooking(
  deps: NotifyDeps,
  slug: string,
  bookingId: number,
  to: BookingTimes,
  priceCents?: number,
): Promise<BookingChange> {
  const now = deps.clock.now();
  return inTransaction(deps, async (work) => {
    const website = await lockServedWebsite(work.db, slug, 'booking', now);
    const before = await lockBookingOf(work, website, bookingId);
    // The time to which the booking has been moved may be too near for another move.
    if (before.status !== 'cancelled' && isSameTime(before, to)) return { before, after: before };
    if (!presentChanges(website, before, now).canMove) throw createCannotChangeError();
    const offer = getOffer(website, before, now);
    const times = checkTimes(website, offer, toRequested(to), now);
    const diaries = listDiariesAt(website.hours, offer, times);
    const agreed = toMovedStay(offer, before, times);
    // The customer must have read the same sum on the page.
    assertStayPrice(agreed.stay, priceCents);
    const timed = toTimeColumns(times, offer.visit.duration, website.timeZone);
    const status = offer.section.isAutoConfirmed ? 'confirmed' : 'pending';
    const moved = await updateBooking(work.db, bookingId, {
      ...timed,
      ...agreed,
      ...toStatusColumns(status, offer.section, timed.bookingDate, now),
      ...(status === 'pending' && keepWaiting(before, offer.section, timed.bookingDate)),
      ...toPlaceColumns(diaries[0]),
      // A booking that waits for an answer is not listed as news as well.
      customerAct: status === 'confirmed' ? ('moved' as const) : null,
      customerActedAt: now,
      ...toChangeColumns(before),
    });
    const after = await moveClaim(work.db, moved, diaries);
    return notifyAndStore(work, deps, website, { before, after });
  });
}

/**
 * Returns until when a request waits that is moved: as long as before, or as one that is asked at its time, whichever is
 * longer. Moving it again and again does not hold a time for longer, and what was confirmed waits from now on.
 */
function keepWaiting(
  { status, createdAt, waitsUntil }: BookingRecord,
  section: Offer['section'],
  beginning: Date,
): { waitsUntil?: Date } {
  if (status !== 'pending' || !waitsUntil) return {};
  const kept = Math.min(waitsUntil.getTime(), beginning.getTime());
  const asked = toStatusColumns('pending', section, beginning, createdAt).waitsUntil?.getTime() ?? 0;
  return { waitsUntil: new Date(Math.max(kept, asked)) };
}

/** Returns the price of a stay after a move, in cents; null where no price is given, and for a visit. */
export function findPriceAfterMove({ website, booking }: CustomerBooking, to: BookingTimes): number | null {
  const { stay } = toMovedStay(findOfferOnPage(website, booking), booking, to);
  return stay ? sumNights(stay.nights) : null;
}

function toRequested({ bookingDateText, bookingTimeText, bookingEndDateText }: BookingTimes) {
  return { date: bookingDateText, time: bookingTimeText, endDate: bookingEndDateText ?? undefined };
}

/** Cancels a booking for its customer; the same call again changes nothing. Throws CONFLICT when it is too late. */
export async function cancelCustomerBooking(
  deps: NotifyDeps,
  slug: string,
  bookingId: number,
): Promise<BookingChange> {
  const now = deps.clock.now();
  return inTransaction(deps, async (work) => {
    const { website, booking: before } = await lockAt(work, slug, bookingId);
    if (before.status === 'cancelled') return { before, after: before };
    if (!presentChanges(website, before, now).canCancel) throw createCannotChangeError();
    const after = await updateBooking(work.db, bookingId, {
      ...toStatusColumns('cancelled', {}, before.bookingDate, now),
      customerAct: 'cancelled',
      customerActedAt: now,
      ...toChangeColumns(before),
    });
    await releaseClaims(work.db, website.id, isClaimOf(bookingId));
    return notifyAndStore(work, deps, website, { before, after });
  });
}

/**
 * Locks a booking and the website at whose address its customer asks for it. Throws NOT_FOUND for a booking of another
 * website.
 */
export async function lockAt(
  work: Work,
  slug: string,
  bookingId: number,
): Promise<{ website: PublishedWebsite; booking: BookingRecord }> {
  const website = await lockWebsiteOf(work.db, bookingId);
  if (website?.slug !== slug) throw createBookingNotFoundError();
  return { website, booking: await lockBookingOf(work, website, bookingId) };
}

async function lockBookingOf(
  work: Work,
  { id }: PublishedWebsite,
  bookingId: number,
): Promise<BookingRecord> {
  const booking = await lockBooking(work.db, bookingId);
  if (booking?.websiteId !== id) throw createBookingNotFoundError();
  return booking;
}

async function notifyAndStore(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite,
  { before, after }: BookingChange,
): Promise<BookingChange> {
  const isCustomerTold = await notifyOfOwnChange(work, deps, website, { before, after });
  if (isCustomerTold === after.isCustomerTold) return { before, after };
  return { before, after: await updateBooking(work.db, after.id, { isCustomerTold }) };
}

function createCannotChangeError(): AppError {
  return new AppError('CONFLICT', phrase('errors.bookingUnchangeable'));
}
