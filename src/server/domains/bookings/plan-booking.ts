import type { BookingInput } from '@/contracts/bookings';
import type { bookings } from '../../db/tables/bookings';
import { toKnownRequest } from '../../kernel/known-request';
import type { OwnedWebsite } from '../websites';
import { checkAnswers } from './check-answers';
import { checkTimes, listDiariesAt, toTimeColumns } from './check-times';
import {
  copyOffer,
  getService,
  listTakers,
  type Offer,
  type OfferedDiary,
  toStatusColumns,
} from './get-service';
import { assertVisitAsRead } from './refuse-booking';
import { assertGuests, assertStayPrice, toStayColumns } from './stay-terms';

/** `network` is a hash; `isProven` says whether the email is known to be the visitor's. */
export interface BookingSender {
  network: string;
  isProven: boolean;
}

/** A visitor asks for this booking; it keeps to all rules that do not depend on other bookings. */
export interface BookingPlan {
  offer: Offer;
  /** The booking can take place in one of these diaries. */
  diaries: OfferedDiary[];
  /** Makes the record of the booking in one of these diaries. */
  toRow(diary: OfferedDiary | undefined, sender: BookingSender): typeof bookings.$inferInsert;
}

/** Plans a booking by what a page offers; otherwise throws an error that tells the visitor why not. */
export function planBooking(website: OwnedWebsite, input: BookingInput, now: Date): BookingPlan {
  const offer = getService(website.pageData, input, listTakers(website, now));
  // A change of the service is said first: a time that was offered for another length may not be offered any more.
  assertVisitAsRead(offer, input);
  const wanted = checkTimes(website, offer, input, now);
  const times = toTimeColumns(wanted, offer.service.duration, website.timeZone);
  assertGuests(offer, input.guests);
  const answers = checkAnswers(offer, input.answers);
  const agreed = toStayColumns(offer, wanted, input.guests ?? null);
  assertStayPrice(agreed.stay, input.priceCents);
  const isConfirmed = offer.section.isAutoConfirmed === true;
  const status = isConfirmed ? 'confirmed' : 'pending';
  const toRow: BookingPlan['toRow'] = (diary, { network, isProven }) => ({
    ...times,
    ...copyOffer(offer, diary),
    ...agreed,
    ...toKnownRequest(input),
    websiteId: website.id,
    customerName: input.customerName,
    customerEmail: input.customerEmail,
    customerPhone: input.customerPhone || null,
    notes: input.notes?.trim() || null,
    answers,
    ...(isConfirmed ? { customerAct: 'booked' as const, customerActedAt: now } : { network }),
    ...toStatusColumns(status, offer.section, times.bookingDate, now),
    isEmailProven: isProven,
    createdAt: now,
  });
  return { offer, diaries: listDiariesAt(website.hours, offer, wanted), toRow };
}
