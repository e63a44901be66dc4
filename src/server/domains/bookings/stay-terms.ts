import { AppError } from '@/core/app-error';
import { formatMoney } from '@/core/locale/format';
import { key, phrase } from '@/core/messages';
import { parsePriceCents, toDecimalEuros } from '@/core/money';
import { type NightPrice, priceNights, type StayTerms, sumNights } from '@/core/stays';
import type { BookingContent } from '@/sections/types/booking/definition';
import { type BookingTimes, createRefusedFieldError } from './check-times';
import { copyOffer, type Offer } from './get-service';
import type { BookingRecord } from './queries';

/** These columns come from a stay; for a visit there are none. */
type StayColumns = Partial<Pick<BookingRecord, 'stay' | 'price'>>;

/** Returns the terms of a stay as the page offers it now. */
export function toStayColumns(
  { section, service }: Offer,
  { bookingDateText: arrival, bookingEndDateText: departure }: BookingTimes,
  guests: number | null,
): StayColumns {
  if (departure === null) return {};
  const nights = priceNights(service, arrival, departure);
  return { price: findNightPrice(nights), stay: { guests, nights, ...getHouseTerms(section) } };
}

/** Returns a booking as its visitor asks for it, before it is stored. */
export function toRequestedBooking(offer: Offer, times: BookingTimes, guests: number | undefined) {
  const agreed = toStayColumns(offer, times, guests ?? null);
  return { price: null, stay: null, ...copyOffer(offer), ...agreed, ...times };
}

function getHouseTerms({ checkIn = '', checkOut = '', cityTax = '', cityTaxNote = '' }: BookingContent) {
  const cityTaxCents = parsePriceCents(cityTax) ?? 0;
  return { checkIn, checkOut, cityTaxCents, cityTaxNote: cityTaxCents > 0 ? cityTaxNote.trim() : '' };
}

/** Returns the price of each night; null if the nights have different prices. */
function findNightPrice(nights: readonly NightPrice[]): string | null {
  if (nights.length > 1) return null;
  return toDecimalEuros(nights[0]?.cents ?? 0);
}

/**
 * Returns the terms of a stay that moves to other nights. If all nights had one price, it stays as booked, unless the
 * room has seasons now; otherwise the new nights have their own prices. If the room is gone, all nights cost as much as
 * the first.
 */
export function toMovedStay(offer: Offer | null, booking: BookingRecord, times: BookingTimes): StayColumns {
  const { bookingDateText: arrival, bookingEndDateText: departure } = times;
  if (departure === null || booking.stay === null) return {};
  const { stay } = booking;
  const hasSeasons = (offer?.service.seasons?.length ?? 0) > 0 || stay.nights.length > 1;
  const price = (stay.nights[0]?.cents ?? 0) / 100;
  const room = offer && hasSeasons ? offer.service : { price };
  const nights = priceNights(room, arrival, departure);
  return { price: findNightPrice(nights), stay: { ...stay, nights } };
}

/**
 * Checks how many guests a visitor brings. Throws VALIDATION if a room says how many it sleeps and they are too many or
 * not given.
 */
export function assertGuests({ section, service }: Offer, guests: number | undefined): void {
  const { sleeps: max } = service;
  if (section.bookingType !== 'daily' || max === undefined) return;
  if (guests === undefined) throw createRefusedFieldError('guests', key('validation.guestsMissing'));
  if (guests > max) throw createRefusedFieldError('guests', key('refusals.tooManyGuests'), { max });
}

/** Checks that a stay costs what the visitor has read. Throws CONFLICT with the new sum. */
export function assertStayPrice(stay: StayTerms | null | undefined, priceCents: number | undefined): void {
  if (!stay || priceCents === undefined) return;
  const totalCents = sumNights(stay.nights);
  if (totalCents === priceCents) return;
  const message =
    totalCents === null
      ? phrase('errors.stayWithoutPrice')
      : phrase('errors.stayPriceChanged', { price: (locale) => formatMoney(locale, totalCents) });
  throw new AppError('CONFLICT', message, { field: 'priceCents', totalCents });
}
