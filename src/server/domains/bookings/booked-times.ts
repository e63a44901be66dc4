import type { bookableDays } from '@/core/booking-limits';
import { slotsOfDay, takenSlots } from '@/core/booking-slots';
import { addDays } from '@/core/local-date';
import { weekdayOf } from '@/core/opening-hours';
import { isTaken, STAY_TIME, stayRange, type TimeRange } from '@/core/time-range';
import type { Offer } from './find-service';

/** The times of a day, for stays its night, that can no longer be taken for a service, whatever the reason. */
export function bookedTimes(
  { section, service }: Offer,
  date: string,
  taken: readonly TimeRange[],
  { first, last }: ReturnType<typeof bookableDays>,
): string[] {
  const isOpenYet = first <= date && date <= last;
  if (section.bookingType === 'daily') {
    const isNightTaken = isTaken(stayRange(date, addDays(date, 1)), taken);
    return isOpenYet && !isNightTaken ? [] : [STAY_TIME];
  }
  const hours = section.workingHours[weekdayOf(date)];
  return isOpenYet ? takenSlots(date, hours, service.duration, taken) : slotsOfDay(hours, service.duration);
}

/** Whether anything is left of a day, for stays its night. */
export function isFreeDay(offer: Offer, date: string, booked: readonly string[]): boolean {
  if (offer.section.bookingType === 'daily') return booked.length === 0;
  const hours = offer.section.workingHours[weekdayOf(date)];
  return booked.length < slotsOfDay(hours, offer.service.duration).length;
}
