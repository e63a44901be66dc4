import type { BookingEdit } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { type ServiceDiary, STAY_TIME } from '@/core/bookings';
import { key, phrase } from '@/core/messages';
import { localDate, localDateTime } from '@/core/wall-clock';
import type { Database } from '../../kernel/database';
import { inTransaction } from '../../kernel/unit-of-work';
import { assertInReach, assertStay, type BookingTimes, refused, timeColumns } from './check-times';
import { claimPlace, isClaimOf, releaseClaims } from './claims';
import { diaryOnPage, rulesOnPage, statusColumns } from './find-service';
import { type BookingChange, type NotifyDeps, notifyOfChange } from './notify-of-booking';
import {
  type BookingRecord,
  bookingCollides,
  bookingNotFound,
  deleteBooking,
  lockBooking,
  lockWebsiteOf,
  updateBooking,
} from './queries';

/** Moves a booking or changes its status, and tells the customer; CONFLICT when it would meet another one of its diary. */
export async function editBooking(
  deps: NotifyDeps,
  userId: number,
  bookingId: number,
  edit: BookingEdit,
): Promise<BookingChange> {
  const { clock } = deps;
  return inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockWebsiteOf(tx, bookingId, userId);
    const before = website && (await lockBooking(tx, bookingId));
    if (!before) throw bookingNotFound();
    if (edit.changes !== undefined && edit.changes !== before.calendarSequence)
      throw new AppError('CONFLICT', phrase('errors.bookingChangedMeanwhile'));
    const times = editedTimes(before, edit, website.timeZone);
    const status = edit.status ?? before.status;
    const isMoved = !isSameTime(before, times);
    if (!isMoved && status === before.status) return { before, after: before };
    if (isMoved) assertInReach(times, localDate(clock.now(), website.timeZone), EDITED);
    const moved = timeColumns(times, before.durationMinutes ?? 0, website.timeZone);
    // The page may have got another diary while the booking stood in none.
    const isNewInDiary = status !== 'cancelled' && (isMoved || before.status === 'cancelled');
    const diary = diaryOnPage(website.pageData, before.sectionId, before.serviceId) ?? diaryBefore(before);
    const after = await updateBooking(tx, bookingId, {
      ...(isMoved && moved),
      ...statusColumns(
        status,
        rulesOnPage(website.pageData, before.sectionId),
        moved.bookingDate,
        clock.now(),
      ),
      ...(isNewInDiary && { resource: diary.resource }),
      customerAct: null,
      calendarSequence: before.calendarSequence + 1,
    });
    if (isNewInDiary) {
      await moveClaim(tx, after, diary);
    } else if (status === 'cancelled') {
      await releaseClaims(tx, website.id, isClaimOf(bookingId));
    }
    const isTold = await notifyOfChange(work, deps, website, { before, after });
    if (isTold === null || isTold === after.isCustomerTold) return { before, after };
    return { before, after: await updateBooking(tx, bookingId, { isCustomerTold: isTold }) };
  });
}

/** Gives back what a booking holds and claims its time as it is now; CONFLICT when that is taken. */
export async function moveClaim(tx: Database, booking: BookingRecord, diary: ServiceDiary): Promise<void> {
  const isOwn = isClaimOf(booking.id);
  await releaseClaims(tx, booking.websiteId, isOwn);
  if (!(await claimPlace(tx, booking, diary))) throw bookingCollides();
}

/** The diary of a booking whose service has left the page. */
function diaryBefore({ resource, durationMinutes }: BookingRecord): ServiceDiary {
  return { resource, places: 1, visit: { duration: durationMinutes ?? 0, before: 0, after: 0, step: 1 } };
}

/** The fields of an edit. */
const EDITED = { date: 'bookingDateText', time: 'bookingTimeText', departure: 'bookingEndDateText' };

/** Returns the edited times. An owner is not bound to opening hours, slots and days of arrival. */
function editedTimes(before: BookingRecord, edit: BookingEdit, timeZone: string): BookingTimes {
  const isDaily = before.bookingType === 'daily';
  const [day, time] = edit.bookingDate ? localDateTime(new Date(edit.bookingDate), timeZone).split(' ') : [];
  const date = edit.bookingDateText ?? day ?? before.bookingDateText;
  if (isDaily) {
    const departure = edit.bookingEndDateText ?? before.bookingEndDateText ?? '';
    assertStay(date, edit.bookingTimeText ?? STAY_TIME, departure, EDITED);
    return { bookingDateText: date, bookingTimeText: STAY_TIME, bookingEndDateText: departure };
  }
  if (edit.bookingEndDateText) throw refused('bookingEndDateText', key('validation.noDeparture'));
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
    await releaseClaims(work.db, websiteId, isClaimOf(bookingId));
    const before = website && (await deleteBooking(work.db, websiteId, bookingId));
    if (!before) throw bookingNotFound();
    const after = { ...before, status: 'cancelled' as const, calendarSequence: before.calendarSequence + 1 };
    const isTold = await notifyOfChange(work, deps, website, { before, after }, true);
    if (isTold === false) throw new AppError('CONFLICT', phrase('errors.customerNotTold'));
  });
}
