import type { BookingInput } from '@/contracts/bookings';
import type { AppError } from '@/core/app-error';
import { countNights, getBookableTimes, MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/core/booking-limits';
import { formatRangeColumn, getStayRange, STAY_TIME, toVisitRange } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { listSlots } from '@/core/free-times';
import { getWeekday } from '@/core/locale/weekdays';
import { key, type MessageKey, type PhraseValues, phrase } from '@/core/messages';
import type { OpenInterval } from '@/core/opening-hours';
import { listWorkingIntervals } from '@/core/people';
import { getLeastNights } from '@/core/stays';
import { isOnClock, toInstant } from '@/core/wall-clock';
import { fromWorkingHours, getIntervalsOn } from '@/core/website-hours';
import type { BookingContent } from '@/sections/types/booking/definition';
import type { bookings } from '../../db/tables/bookings';
import { createValidationError } from '../../kernel/validation';
import type { PublishedWebsite } from '../websites';
import type { Offer, OfferedDiary } from './get-service';

type RequestedTimes = Pick<BookingInput, 'date' | 'time' | 'endDate'>;

/** These parts of a website say when it is open. */
type OpenWebsite = Pick<PublishedWebsite, 'timeZone' | 'hours'>;

/**
 * Returns when visits of a section can take place on some days: by the website's opening hours, special days and public
 * holidays, or by the section's own hours, which also count as long as the website has none.
 */
function getOpenIntervalsOn(
  hours: OpenWebsite['hours'],
  section: BookingContent,
  dates: readonly string[],
): ReadonlyMap<string, OpenInterval[]> {
  const isWebsites = section.hours === 'website' && hours !== null;
  return getIntervalsOn(isWebsites ? hours : fromWorkingHours(section.workingHours), dates);
}

/** Visits can take place in this diary at these times of some days. */
export interface OpenDiary {
  diary: OfferedDiary;
  open: ReadonlyMap<string, OpenInterval[]>;
}

/** Lists the diaries of an offer with the times when they are open; the diary of a person is open when they work. */
export function listOpenDiaries(
  hours: OpenWebsite['hours'],
  { section, diaries }: Offer,
  dates: readonly string[],
): OpenDiary[] {
  const open = getOpenIntervalsOn(hours, section, dates);
  return diaries.map((diary) => {
    const { person } = diary;
    if (!person) return { diary, open };
    const working = dates.map(
      (date) => [date, listWorkingIntervals(person, date, open.get(date) ?? [])] as const,
    );
    return { diary, open: new Map(working) };
  });
}

/** Lists the diaries of an offer in which a visit can begin at a time, whatever is booked in them. */
export function listDiariesAt(
  hours: OpenWebsite['hours'],
  offer: Offer,
  { bookingDateText: date, bookingTimeText: time }: BookingTimes,
): OfferedDiary[] {
  if (offer.section.bookingType === 'daily') return offer.diaries;
  return listOpenDiaries(hours, offer, [date]).flatMap(({ diary, open }) =>
    listSlots(open.get(date) ?? [], diary.visit).includes(time) ? [diary] : [],
  );
}

/** Checks a visitor's times by the rules of the section. Throws VALIDATION for the field that breaks one. */
export function checkTimes(
  { timeZone, hours }: OpenWebsite,
  offer: Offer,
  { date, time, endDate }: RequestedTimes,
  now: Date,
): BookingTimes {
  const { section } = offer;
  const { first, last, earliest } = getBookableTimes(now, timeZone, section);
  if (date < first) throw createRefusedFieldError('date', key('refusals.dayTooEarly'));
  if (date > last) throw createRefusedFieldError('date', key('refusals.dayTooFar'));
  const times = { bookingDateText: date, bookingTimeText: time };
  if (section.bookingType === 'hourly') {
    const isOpen = listOpenDiaries(hours, offer, [date]).some(
      ({ open }) => (open.get(date) ?? []).length > 0,
    );
    if (!isOpen) throw createRefusedFieldError('date', key('refusals.dayClosed'));
    if (listDiariesAt(hours, offer, { ...times, bookingEndDateText: null }).length === 0)
      throw createRefusedFieldError('time', key('refusals.slot'));
    if (!isOnClock(date, time, timeZone))
      throw createRefusedFieldError('time', key('refusals.timeNotOnClock'));
    if (`${date} ${time}` < earliest) throw createRefusedFieldError('time', key('refusals.timeTooEarly'));
    return { ...times, bookingEndDateText: null };
  }
  if (!section.workingHours[getWeekday(date)].enabled)
    throw createRefusedFieldError('date', key('refusals.dayClosed'));
  if (endDate === undefined) throw createRefusedFieldError('endDate', key('refusals.departureMissing'));
  assertStay(date, time, endDate, { time: 'time', departure: 'endDate' });
  const min = getLeastNights(offer.service, date);
  if (countNights(date, endDate) < min)
    throw createRefusedFieldError('endDate', key('refusals.minNights'), { min });
  if (addDays(endDate, -1) > last) throw createRefusedFieldError('endDate', key('refusals.dayTooFar'));
  return { ...times, bookingEndDateText: endDate };
}

/** Checks what every stay must fulfil, whoever enters it. Throws VALIDATION for the field, by its name in the form. */
export function assertStay(
  arrival: string,
  time: string,
  departure: string,
  fields: { time: string; departure: string },
): void {
  if (time !== STAY_TIME) throw createRefusedFieldError(fields.time, key('refusals.stayTime'));
  assertNights(arrival, departure, fields.departure);
}

/** Checks that a stay has at least one night, and MAX_NIGHTS at most. Throws VALIDATION for `field`. */
export function assertNights(arrival: string, departure: string, field: string): void {
  const nights = countNights(arrival, departure);
  if (nights < 1) throw createRefusedFieldError(field, key('validation.departure'));
  if (nights > MAX_NIGHTS)
    throw createRefusedFieldError(field, key('refusals.tooManyNights'), { max: MAX_NIGHTS });
}

/** Checks that a day is near: an owner may write down a visit that is over, but the year may be mistyped. */
export function assertInReach(
  { bookingDateText: date, bookingEndDateText: departure }: BookingTimes,
  today: string,
  fields: { date: string; departure: string },
): void {
  const message = key('refusals.dayOutOfReach');
  if (date < addDays(today, -MAX_DAYS_AHEAD)) throw createRefusedFieldError(fields.date, message);
  const last = addDays(today, MAX_DAYS_AHEAD);
  if (date > last) throw createRefusedFieldError(fields.date, message);
  if (departure !== null && departure > addDays(last, 1))
    throw createRefusedFieldError(fields.departure, message);
}

export function createRefusedFieldError(path: string, message: MessageKey, values?: PhraseValues): AppError {
  return createValidationError([{ path, message: phrase(message, values) }]);
}

/** Says when a booking is; the names are those of its record. */
export interface BookingTimes {
  bookingDateText: string;
  bookingTimeText: string;
  /** Only stays have it; it is the day of departure. */
  bookingEndDateText: string | null;
}

type TimeColumns = Pick<typeof bookings.$inferInsert, 'during' | 'bookingDate' | keyof BookingTimes>;

/** Returns the time columns of a record; `durationMinutes` counts for bookings that are not stays. */
export function toTimeColumns(times: BookingTimes, durationMinutes: number, timeZone: string): TimeColumns {
  const { bookingDateText: date, bookingTimeText: time, bookingEndDateText: departure } = times;
  return {
    ...times,
    during: formatRangeColumn(
      departure === null ? toVisitRange(date, time, durationMinutes) : getStayRange(date, departure),
    ),
    bookingDate: toInstant(date, time, timeZone),
  };
}
