import type { EnteredBooking } from '@/contracts/bookings';
import { key, phrase } from '@/core/messages';
import { isOnClock, toLocalDate } from '@/core/wall-clock';
import { bookings } from '../../db/tables/bookings';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { findEarlier, toKnownRequest } from '../../kernel/known-request';
import { inTransaction } from '../../kernel/unit-of-work';
import { assertFeature } from '../accounts';
import { queueMail } from '../mail';
import { getMailWebsite } from '../websites';
import { composeBookingMail } from './booking-mails';
import { checkOwnAnswers } from './check-answers';
import {
  assertInReach,
  assertStay,
  type BookingTimes,
  createRefusedFieldError,
  listDiariesAt,
  toTimeColumns,
} from './check-times';
import { claimOffer, orderFairly } from './claim-offer';
import { copyOffer, getService, listTakers, type Offer, toStatusColumns } from './get-service';
import { findNote, getFinalTopic } from './notify-of-booking';
import {
  type BookingRecord,
  createBookingCollidesError,
  createBookingNotFoundError,
  insertBooking,
  lockBooking,
  lockOwnWebsite,
  updateBooking,
} from './queries';
import { toStayColumns } from './stay-terms';

/**
 * Stores a booking that an owner enters for a customer. It is confirmed at once, and may be at any free time, also
 * outside opening hours. Throws CONFLICT when somebody else has the time. The same call again is answered with the
 * booking that it has made.
 */
export async function enterBooking(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  input: EnteredBooking,
): Promise<BookingRecord> {
  const now = deps.clock.now();
  assertFeature(deps, user, 'booking', now);
  return inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockOwnWebsite(tx, websiteId, user.id);
    const request = toKnownRequest(input);
    const scope = { column: bookings.websiteId, id: websiteId };
    const earlierId = await findEarlier(tx, bookings, scope, request, phrase('errors.bookingArrived'));
    if (earlierId) return assertFound(await lockBooking(tx, earlierId));
    const offer = getService(website.pageData, input, listTakers({ ...website, owner: user }, now));
    if (offer.diaries.length === 0) throw createRefusedFieldError('personId', key('refusals.nobodyServes'));
    const times = getEnteredTimes(offer, input);
    assertInReach(times, toLocalDate(now, website.timeZone), { date: 'date', departure: 'endDate' });
    if (offer.section.bookingType === 'hourly' && !isOnClock(input.date, input.time, website.timeZone))
      throw createRefusedFieldError('time', key('refusals.timeNotOnClock'));
    const answers = checkOwnAnswers(offer.section.questions, input.answers);
    const timed = toTimeColumns(times, offer.service.duration, website.timeZone);
    // People who work at that time come before those who would have to come in for the booking.
    const working = new Set(listDiariesAt(website.hours, offer, times));
    const fair = await orderFairly(tx, websiteId, offer.diaries, input.date);
    const diaries = fair.toSorted((one, other) => Number(working.has(other)) - Number(working.has(one)));
    const isMailWanted = input.isMailWanted === true && Boolean(input.customerEmail);
    const inserted = await insertBooking(tx, {
      ...timed,
      ...copyOffer(offer, diaries[0]),
      ...toStayColumns(offer, times, input.guests ?? null),
      ...request,
      websiteId,
      customerName: input.customerName,
      customerEmail: input.customerEmail ?? '',
      customerPhone: input.customerPhone || null,
      notes: input.notes?.trim() || null,
      answers,
      ...toStatusColumns('confirmed', offer.section, timed.bookingDate, now),
      // A customer who gets no mail now gets no reminder later either.
      ...(!isMailWanted && { remindAt: null }),
      createdAt: now,
    });
    const booking = inserted && (await claimOffer(tx, inserted, diaries));
    if (!booking) throw createBookingCollidesError();
    work.notifyOwner(websiteId, 'booking-changed');
    if (!isMailWanted) return booking;
    const mailWebsite = await getMailWebsite(tx, deps, website);
    const isTold = await queueMail(
      work,
      deps,
      composeBookingMail(mailWebsite, booking, 'confirmed', now, { note: findNote(website, booking) }),
      { about: getFinalTopic(booking) },
    );
    return isTold ? booking : updateBooking(tx, booking.id, { isCustomerTold: false });
  });
}

function getEnteredTimes({ section }: Offer, { date, time, endDate }: EnteredBooking): BookingTimes {
  if (section.bookingType === 'hourly') {
    if (endDate !== undefined) throw createRefusedFieldError('endDate', key('refusals.noDeparture'));
    return { bookingDateText: date, bookingTimeText: time, bookingEndDateText: null };
  }
  if (endDate === undefined) throw createRefusedFieldError('endDate', key('refusals.departureMissing'));
  assertStay(date, time, endDate, { time: 'time', departure: 'endDate' });
  return { bookingDateText: date, bookingTimeText: time, bookingEndDateText: endDate };
}

function assertFound(booking: BookingRecord | null): BookingRecord {
  if (!booking) throw createBookingNotFoundError();
  return booking;
}
