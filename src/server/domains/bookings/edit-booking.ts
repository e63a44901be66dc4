import type { BookingEdit } from '@/contracts/bookings';
import { AppError } from '@/core/app-error';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { answerUntil, STAY_TIME } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { key, phrase } from '@/core/messages';
import { localDate, localDateTime } from '@/core/wall-clock';
import { isOverlap } from '../../kernel/database-errors';
import { inTransaction } from '../../kernel/unit-of-work';
import { assertStay, type BookingTimes, refused, timeColumns } from './check-times';
import { answerDaysOnPage, diaryOnPage } from './find-service';
import { type BookingChange, type NotifyDeps, notifyOfChange } from './notify-of-booking';
import {
  type BookingRecord,
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
    const times = editedTimes(before, edit, website.timeZone);
    const status = edit.status ?? before.status;
    const isMoved = !isSameTime(before, times);
    if (!isMoved && status === before.status) return { before, after: before };
    if (isMoved) assertInReach(times, localDate(clock.now(), website.timeZone));
    const moved = timeColumns(times, before.durationMinutes ?? 0, website.timeZone);
    // The page may have got another diary while the booking stood in none.
    const isNewInDiary = isMoved || before.status === 'cancelled';
    const diary = isNewInDiary && diaryOnPage(website.pageData, before.sectionId, before.serviceId);
    const after = await updateBooking(tx, bookingId, {
      status,
      ...(isMoved && moved),
      ...(status === 'pending'
        ? {
            waitsUntil: answerUntil(
              clock.now(),
              answerDaysOnPage(website.pageData, before.sectionId),
              moved.bookingDate,
            ),
          }
        : { waitsUntil: null, network: null }),
      resource: diary || before.resource,
      calendarSequence: before.calendarSequence + 1,
    });
    const isTold = await notifyOfChange(work, deps, website, { before, after });
    if (isTold === null || isTold === after.isCustomerTold) return { before, after };
    return { before, after: await updateBooking(tx, bookingId, { isCustomerTold: isTold }) };
  }).catch((error: unknown) => {
    throw isOverlap(error) ? new AppError('CONFLICT', phrase('errors.bookingCollides')) : error;
  });
}

/** Returns the edited times. An owner is not bound to opening hours, slots and days of arrival. */
function editedTimes(before: BookingRecord, edit: BookingEdit, timeZone: string): BookingTimes {
  const isDaily = before.bookingType === 'daily';
  const [day, time] = edit.bookingDate ? localDateTime(new Date(edit.bookingDate), timeZone).split(' ') : [];
  const date = edit.bookingDateText ?? day ?? before.bookingDateText;
  if (isDaily) {
    const departure = edit.bookingEndDateText ?? before.bookingEndDateText ?? '';
    const fields = { time: 'bookingTimeText', departure: 'bookingEndDateText' };
    assertStay(date, edit.bookingTimeText ?? STAY_TIME, departure, fields);
    return { bookingDateText: date, bookingTimeText: STAY_TIME, bookingEndDateText: departure };
  }
  if (edit.bookingEndDateText) throw refused('bookingEndDateText', key('validation.noDeparture'));
  return {
    bookingDateText: date,
    bookingTimeText: edit.bookingTimeText ?? time ?? before.bookingTimeText,
    bookingEndDateText: null,
  };
}

function isSameTime(a: BookingTimes, b: BookingTimes): boolean {
  return (
    a.bookingDateText === b.bookingDateText &&
    a.bookingTimeText === b.bookingTimeText &&
    a.bookingEndDateText === b.bookingEndDateText
  );
}

/** An owner may write down what has been; a mistyped year is no such thing. */
function assertInReach(
  { bookingDateText: date, bookingEndDateText: departure }: BookingTimes,
  today: string,
) {
  const message = key('validation.dayOutOfReach');
  if (date < addDays(today, -MAX_DAYS_AHEAD)) throw refused('bookingDateText', message);
  const last = addDays(today, MAX_DAYS_AHEAD);
  if (date > last) throw refused('bookingDateText', message);
  if (departure !== null && departure > addDays(last, 1)) throw refused('bookingEndDateText', message);
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
    const before = website && (await deleteBooking(work.db, websiteId, bookingId));
    if (!before) throw bookingNotFound();
    const after = { ...before, status: 'cancelled' as const, calendarSequence: before.calendarSequence + 1 };
    const isTold = await notifyOfChange(work, deps, website, { before, after });
    if (isTold === false) throw new AppError('CONFLICT', phrase('errors.customerNotTold'));
  });
}
