import { createHash } from 'node:crypto';
import { countNights, MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/core/booking-limits';
import { isServedByPeople, parseRangeColumn, STAY_TIME } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { IMPORT_MAX_MINUTES, type ImportProblem } from '@/core/imports';
import type { Person } from '@/core/people';
import { foldText } from '@/core/search-words';
import { isOnClock, toLocalDate, toLocalDateTime } from '@/core/wall-clock';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { UserRecord } from '../../db/tables/users';
import type { PublishedWebsite } from '../websites';
import type { BookingTimes } from './check-times';
import { toTimeColumns } from './check-times';
import { getService, listTakers, type Offer, withBookedLength } from './get-service';

/** A file of another system tells this of a booking. */
export interface ImportedVisit {
  name: string;
  /** It is empty if the file has none. */
  email: string;
  phone: string | null;
  note: string;
  date: string;
  /** It is null for a booking of whole days. */
  time: string | null;
  /** The booking ends on this day, if the file names another one than `date`. */
  endDate: string | null;
  /** The booking takes this long; null where the file does not say it. */
  minutes: number | null;
  service: string;
  priceCents: number | null;
  /** This person serves the customer; empty if the file names nobody. */
  person: string;
}

/** Says where such a booking belongs on the page of today. */
export interface PlacedVisit {
  visit: ImportedVisit;
  requestId: string;
  offer: Offer;
  /** It is true if the page has a service with the name in the file. */
  isNamed: boolean;
  times: BookingTimes;
  minutes: number;
  /** It is true for a past booking, which is kept as history and holds no time. */
  isOver: boolean;
  during: string;
  bookingDate: Date;
}

/** The key names the section and the service of a page: `{section}/{service}`. */
export interface OfferedService {
  key: string;
  name: string;
}

/** Lists the services of a page into which bookings can be imported. */
export function listOfferedServices({ pageData }: Pick<PublishedWebsite, 'pageData'>): OfferedService[] {
  return listBookingSections(pageData).flatMap(({ id, content }) =>
    content.services.map((service) => ({ key: `${id}/${service.id}`, name: service.name })),
  );
}

interface PlaceContext {
  website: PublishedWebsite;
  owner: UserRecord;
  /** Bookings of a service that the page does not have become bookings of this one. */
  fallback: string | null;
  /** Bookings from before this day, YYYY-MM-DD, are not imported. */
  oldest: string;
  now: Date;
}

/** Says where a booking of a file belongs, or why it cannot be imported. */
export function placeVisit(visit: ImportedVisit, context: PlaceContext): PlacedVisit | ImportProblem {
  const { website, fallback, oldest, now } = context;
  const { timeZone } = website;
  const services = listOfferedServices(website);
  const name = foldText(visit.service);
  const named = name === '' ? undefined : services.find((service) => foldText(service.name).trim() === name);
  const chosen = named ?? services.find(({ key }) => key === fallback) ?? services[0];
  if (!chosen) return 'noService';
  const takers = listTakers({ ...website, owner: context.owner }, now);
  const person = takers.find((taker) => foldText(taker.name) === foldText(visit.person));
  const found = findOffer(website, chosen.key, person, takers);
  if (!found) return 'person';
  const timed = readTimes(visit, found);
  if (typeof timed === 'string') return timed;
  const { times, minutes } = timed;
  const today = toLocalDate(now, timeZone);
  if (times.bookingDateText < oldest) return 'tooOld';
  if (times.bookingDateText > addDays(today, MAX_DAYS_AHEAD)) return 'tooFar';
  if (times.bookingEndDateText === null && !isOnClock(times.bookingDateText, times.bookingTimeText, timeZone))
    return 'clock';
  const { during, bookingDate } = toTimeColumns(times, minutes, timeZone);
  const isOver = parseRangeColumn(during).end <= toLocalDateTime(now, timeZone);
  const isOthers = visit.person !== '' && !person && isServedByPeople(found.section);
  if (!isOver && (isOthers || found.diaries.length === 0)) return 'person';
  const offer =
    times.bookingEndDateText === null ? withBookedLength(found, { durationMinutes: minutes }) : found;
  const requestId = computeRequestId(website.id, visit);
  return {
    visit,
    requestId,
    offer,
    isNamed: named !== undefined,
    times,
    minutes,
    isOver,
    during,
    bookingDate,
  };
}

function findOffer(
  { pageData }: PublishedWebsite,
  key: string,
  person: Person | undefined,
  takers: readonly Person[],
): Offer | null {
  const slash = key.lastIndexOf('/');
  const choice = { sectionId: key.slice(0, slash), serviceId: key.slice(slash + 1) };
  const offer = getService(pageData, choice, takers);
  if (!person || !isServedByPeople(offer.section)) return offer;
  const diaries = offer.diaries.filter((diary) => diary.person?.id === person.id);
  return diaries.length === 0 ? null : { ...offer, diaries };
}

function readTimes(
  { date, time, endDate, minutes }: ImportedVisit,
  { section, service }: Offer,
): { times: BookingTimes; minutes: number } | ImportProblem {
  if (section.bookingType === 'daily') {
    if (endDate === null) return 'noDeparture';
    if (countNights(date, endDate) > MAX_NIGHTS) return 'length';
    const times = { bookingDateText: date, bookingTimeText: STAY_TIME, bookingEndDateText: endDate };
    return { times, minutes: 0 };
  }
  if (time === null) return 'time';
  const length = minutes ?? service.duration;
  if (length < 1 || length > IMPORT_MAX_MINUTES) return 'length';
  return {
    times: { bookingDateText: date, bookingTimeText: time, bookingEndDateText: null },
    minutes: length,
  };
}

/** The same booking has the same id in every file, so that it is stored once. */
function computeRequestId(websiteId: number, visit: ImportedVisit): string {
  const { name, email, phone, date, time, endDate, service } = visit;
  const said = [name, email, (phone ?? '').replace(/\D/g, '').slice(-9), service].map(foldText);
  const hash = createHash('sha256')
    .update(JSON.stringify(['import', websiteId, date, time, endDate, ...said]))
    .digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
