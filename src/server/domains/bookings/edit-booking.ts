import type { BookingEdit } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { STAY_TIME } from '@/core/bookings';
import { key, phrase } from '@/core/messages';
import { toLocalDate, toLocalDateTime } from '@/core/wall-clock';
import type { Transaction } from '../../kernel/database';
import { inTransaction } from '../../kernel/unit-of-work';
import { getMailWebsite, type PublishedWebsite } from '../websites';
import { releaseClaims } from './block-claims';
import {
  assertInReach,
  assertStay,
  type BookingTimes,
  createRefusedFieldError,
  toTimeColumns,
} from './check-times';
import { claimOffer } from './claim-offer';
import { isClaimOf, isProposedTo } from './claims';
import {
  createGonePerson,
  findOfferOnPage,
  getRulesOnPage,
  listDiariesOnPage,
  type OfferedDiary,
  toChangeColumns,
  toPlaceColumns,
  toStatusColumns,
} from './get-service';
import { type BookingChange, type NotifyDeps, notifyOfChange } from './notify-of-booking';
import {
  type BookingRecord,
  createBookingCollidesError,
  createBookingNotFoundError,
  deleteBooking,
  lockBooking,
  lockWebsiteOf,
  updateBooking,
} from './queries';
import { toMovedStay } from './stay-terms';

/**
 * Moves a booking of an owner (of the named website only, if one is named) or changes its status, and tells the
 * customer. Throws CONFLICT when it would overlap another booking of its diary.
 */
export async function editBooking(
  deps: NotifyDeps,
  userId: number,
  bookingId: number,
  edit: BookingEdit,
  websiteId?: number,
): Promise<BookingChange> {
  const { clock } = deps;
  return inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockWebsiteOf(tx, bookingId, userId);
    const isElsewhere = websiteId !== undefined && website?.id !== websiteId;
    const before = website && !isElsewhere && (await lockBooking(tx, bookingId));
    if (!before) throw createBookingNotFoundError();
    const times = getEditedTimes(before, edit, website.timeZone);
    const status = edit.status ?? before.status;
    const isMoved = !isSameTime(before, times);
    const isHandedOver = edit.personId !== undefined && edit.personId !== before.personId;
    const takes = website.people?.find(({ id }) => id === edit.personId);
    if (isHandedOver && (before.personId === null || !takes?.takesBookings))
      throw createRefusedFieldError('personId', key('refusals.nobodyServes'));
    const areKnownWords = !edit.words || edit.words === before.ownerWords;
    // If a call is sent again because its answer got lost, nothing is left to change.
    if (!isMoved && !isHandedOver && status === before.status && areKnownWords)
      return { before, after: before };
    if (edit.changes !== undefined && edit.changes !== before.calendarSequence)
      throw new AppError('CONFLICT', phrase('errors.bookingChangedMeanwhile'));
    if (edit.words) await assertTakesWords(tx, deps, website, before);
    if (isMoved) assertInReach(times, toLocalDate(clock.now(), website.timeZone), EDITED);
    const moved = toTimeColumns(times, before.durationMinutes ?? 0, website.timeZone);
    // While the booking held no time, the page may have put its service into another diary.
    const isNewInDiary = status !== 'cancelled' && (isMoved || isHandedOver || before.status === 'cancelled');
    const diaries = isHandedOver
      ? listDiaries(website, { ...before, personId: edit.personId ?? null })
      : listDiaries(website, before);
    const changed = await updateBooking(tx, bookingId, {
      ...(isMoved && { ...moved, ...toMovedStay(findOfferOnPage(website, before), before, times) }),
      ...toStatusColumns(
        status,
        getRulesOnPage(website.pageData, before.sectionId),
        moved.bookingDate,
        clock.now(),
      ),
      ...((isNewInDiary || isHandedOver) && toPlaceColumns(diaries[0])),
      ...toWordColumns(status, edit.words, clock.now()),
      customerAct: null,
      ...toChangeColumns(before),
    });
    if (before.proposedUntil) await releaseClaims(tx, website.id, isProposedTo(bookingId));
    const after = isNewInDiary ? await moveClaim(tx, changed, diaries) : changed;
    if (status === 'cancelled') await releaseClaims(tx, website.id, isClaimOf(bookingId));
    const isTold = await notifyOfChange(work, deps, website, { before, after });
    const told = {
      ...(isTold !== null && isTold !== after.isCustomerTold && { isCustomerTold: isTold }),
      // Words that were sent to nobody are not kept.
      ...(isTold !== true && edit.words && NO_WORDS),
    };
    if (Object.keys(told).length === 0) return { before, after };
    return { before, after: await updateBooking(tx, bookingId, told) };
  });
}

const NO_WORDS = { ownerWords: null, ownerWordsAt: null };

/** An owner's words belong to the cancellation, and go when it is taken back. */
function toWordColumns(status: BookingRecord['status'], words: string | undefined, now: Date) {
  if (status !== 'cancelled') return NO_WORDS;
  return words ? { ownerWords: words, ownerWordsAt: now } : {};
}

/** Throws CONFLICT if somebody has cancelled the booking meanwhile, or if the owner has proven no address. */
export async function assertTakesWords(
  tx: Transaction,
  deps: NotifyDeps,
  website: PublishedWebsite,
  { status }: BookingRecord,
): Promise<void> {
  if (status === 'cancelled') throw new AppError('CONFLICT', phrase('errors.bookingChangedMeanwhile'));
  const { account } = await getMailWebsite(tx, deps, website);
  if (!account.owner.isProven) throw new AppError('CONFLICT', phrase('errors.wordsUnproven'));
}

/**
 * Gives back the time that a booking holds, claims the time that it has now, and returns it. Throws CONFLICT when that
 * time is taken.
 */
export async function moveClaim(
  tx: Transaction,
  booking: BookingRecord,
  diaries: readonly OfferedDiary[],
): Promise<BookingRecord> {
  const isOwn = isClaimOf(booking.id);
  await releaseClaims(tx, booking.websiteId, isOwn);
  const claimed = await claimOffer(tx, booking, diaries);
  if (!claimed) throw createBookingCollidesError();
  return claimed;
}

/**
 * Lists the diaries in which a booking can stand by the page of today, or its present diary if the page no longer has
 * it.
 */
function listDiaries(website: PublishedWebsite, booking: BookingRecord): OfferedDiary[] {
  const diaries = listDiariesOnPage(website, booking);
  return diaries.length > 0 ? diaries : [getDiaryBefore(booking)];
}

/** Returns the present diary of a booking whose service has left the page. */
function getDiaryBefore({ resource, durationMinutes, personId, personName }: BookingRecord): OfferedDiary {
  const person = personId === null ? null : createGonePerson(personId, personName);
  const visit = { duration: durationMinutes ?? 0, before: 0, after: 0, step: 1 };
  return { resource, places: 1, visit, person };
}

/** An edit has these fields. */
const EDITED = { date: 'bookingDateText', time: 'bookingTimeText', departure: 'bookingEndDateText' };

/** Returns the edited times. An owner is not bound to opening hours, slots and days of arrival. */
function getEditedTimes(before: BookingRecord, edit: BookingEdit, timeZone: string): BookingTimes {
  const isDaily = before.bookingType === 'daily';
  const [day, time] = edit.bookingDate
    ? toLocalDateTime(new Date(edit.bookingDate), timeZone).split(' ')
    : [];
  const date = edit.bookingDateText ?? day ?? before.bookingDateText;
  if (isDaily) {
    const departure = edit.bookingEndDateText ?? before.bookingEndDateText ?? '';
    assertStay(date, edit.bookingTimeText ?? STAY_TIME, departure, EDITED);
    return { bookingDateText: date, bookingTimeText: STAY_TIME, bookingEndDateText: departure };
  }
  if (edit.bookingEndDateText)
    throw createRefusedFieldError('bookingEndDateText', key('refusals.noDeparture'));
  return {
    bookingDateText: date,
    bookingTimeText: edit.bookingTimeText ?? time ?? before.bookingTimeText,
    bookingEndDateText: null,
  };
}

export function isSameTime(a: BookingTimes, b: BookingTimes): boolean {
  return (
    a.bookingDateText === b.bookingDateText &&
    a.bookingTimeText === b.bookingTimeText &&
    a.bookingEndDateText === b.bookingEndDateText
  );
}

/**
 * Deletes a booking; a customer who still expects it gets a mail that it is cancelled. Throws CONFLICT when that mail
 * cannot be sent: the owner then cancels first, and sees there that the customer must be told in another way.
 */
export async function removeBooking(
  deps: NotifyDeps,
  userId: number,
  websiteId: number,
  bookingId: number,
): Promise<void> {
  await inTransaction(deps, async (work) => {
    const website = await lockWebsiteOf(work.db, bookingId, userId);
    await releaseClaims(work.db, websiteId, isClaimOf(bookingId));
    const before = website && (await deleteBooking(work.db, websiteId, bookingId));
    if (!before) throw createBookingNotFoundError();
    const after = { ...before, status: 'cancelled' as const, calendarSequence: before.calendarSequence + 1 };
    const isTold = await notifyOfChange(work, deps, website, { before, after }, true);
    if (isTold === false) throw new AppError('CONFLICT', phrase('errors.customerNotTold'));
  });
}
