import type { BookingInput } from '@/contracts/bookings';
import { dayName } from '@/core/calendar-month';
import type { SiteWords } from '../../visitor-kit/define-view';
import type { BookedService } from './definition';
import type { BookingErrors } from './send-booking';
import type { BookingTimes } from './use-booking-times';

/** What the browser can see by itself; the server has the last word. */
export function findErrors(
  form: HTMLFormElement,
  { isDaily, date, time, endDate }: Pick<BookingTimes, 'isDaily' | 'date' | 'time' | 'endDate'>,
  words: SiteWords['booking'],
): BookingErrors {
  const errors: BookingErrors = {};
  if (!date) errors.date = isDaily ? words.chooseArrival : words.chooseDay;
  else if (isDaily && !endDate) errors.endDate = words.chooseDeparture;
  else if (!isDaily && !time) errors.time = words.chooseTime;
  const data = new FormData(form);
  for (const field of ['name', 'email'] as const) {
    if (String(data.get(field)).trim() === '') errors[field] = words.required;
  }
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && email.validity.typeMismatch) errors.email = words.emailFormat;
  return errors;
}

/** What was booked, in one line. */
export function sentText(service: BookedService, { date, time, endDate }: BookingInput): string {
  return endDate
    ? `${service.name}, ${dayName(date)} – ${dayName(endDate)}`
    : `${service.name}, ${dayName(date)}, ${time}`;
}
