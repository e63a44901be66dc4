import type { BookingInput } from '@/contracts/bookings';
import type { AppError } from '@/core/app-error';
import { bookableDays, countNights, MAX_NIGHTS } from '@/core/booking-limits';
import { slotsOfDay } from '@/core/booking-slots';
import { addDays } from '@/core/local-date';
import { key, type MessageKey } from '@/core/messages';
import { weekdayOf } from '@/core/opening-hours';
import { STAY_TIME } from '@/core/time-range';
import { type TextValues, text } from '../../kernel/text';
import { validationError } from '../../kernel/validation';
import type { BookingTimes } from './booking-times';
import type { Offer } from './find-service';

type RequestedTimes = Pick<BookingInput, 'date' | 'time' | 'endDate'>;

/** When a visitor comes, by the rules of the section; VALIDATION names the field that breaks one. */
export function checkTimes(
  { section, service }: Offer,
  { date, time, endDate }: RequestedTimes,
  now: Date,
  timeZone: string,
): BookingTimes {
  const { first, last } = bookableDays(now, timeZone);
  if (date < first) throw refused('date', key('validation.dayTooEarly'));
  if (date > last) throw refused('date', key('validation.dayTooFar'));
  const hours = section.workingHours[weekdayOf(date)];
  if (!hours.enabled) throw refused('date', key('validation.dayClosed'));
  const times = { bookingDateText: date, bookingTimeText: time };
  if (section.bookingType === 'hourly') {
    if (!slotsOfDay(hours, service.duration).includes(time)) throw refused('time', key('validation.slot'));
    return { ...times, bookingEndDateText: null };
  }
  if (endDate === undefined) throw refused('endDate', key('validation.departureMissing'));
  assertStay(date, time, endDate, { time: 'time', departure: 'endDate' });
  if (addDays(endDate, -1) > last) throw refused('endDate', key('validation.dayTooFar'));
  return { ...times, bookingEndDateText: endDate };
}

/** What holds for every stay, whoever enters it; VALIDATION names the field as its form calls it. */
export function assertStay(
  arrival: string,
  time: string,
  departure: string,
  fields: { time: string; departure: string },
): void {
  if (time !== STAY_TIME) throw refused(fields.time, key('validation.stayTime'));
  const nights = countNights(arrival, departure);
  if (nights < 1) throw refused(fields.departure, key('validation.departure'));
  if (nights > MAX_NIGHTS)
    throw refused(fields.departure, key('validation.tooManyNights'), { max: MAX_NIGHTS });
}

export function refused(path: string, message: MessageKey, values?: TextValues): AppError {
  return validationError([{ path, message: text(message, values) }]);
}
