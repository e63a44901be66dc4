import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import {
  answerUntil,
  canJoinServices,
  DEFAULT_ANSWER_DAYS,
  findReminderTime,
  findVisitCents,
  getDiary,
  isServedByPeople,
  type ServiceDiary,
  type VisitTimes,
} from '@/core/bookings';
import { joinServices } from '@/core/joined-services';
import { phrase } from '@/core/messages';
import { toDecimalEuros } from '@/core/money';
import { doesService, getPersonDiary, listPeopleWithDiary, type Person } from '@/core/people';
import { getEffectiveTier } from '@/core/plans';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { BookingContent } from '@/sections/types/booking/definition';
import type { bookings } from '../../db/tables/bookings';
import type { OwnedWebsite } from '../websites';
import type { BookingRecord } from './queries';

/** A service as a page offers it. */
export interface Offer {
  sectionId: string;
  section: BookingContent;
  /** Of several services in one visit that made of all of them. */
  service: Service;
  moreServiceIds: string[];
  visit: VisitTimes;
  /** A booking holds a place of one of these: several where any of some people will do, none where nobody does it. */
  diaries: OfferedDiary[];
}

/** A diary, and whose it is where people serve. */
export interface OfferedDiary extends ServiceDiary {
  person: Person | null;
}

interface ServiceChoice {
  serviceId: string;
  /** These are done in the same visit. */
  moreServiceIds?: readonly string[];
  sectionId?: string;
  /** Anyone where it is missing or null. */
  personId?: string | null;
}

/** Returns the people who can be booked by the plan of the website's owner. */
export function listTakers({ people, owner }: Pick<OwnedWebsite, 'people' | 'owner'>, now: Date): Person[] {
  return listPeopleWithDiary(people ?? [], getEffectiveTier(owner, now));
}

/**
 * NOT_FOUND for a page without a booking section, for a service that it does not offer and for a person who does not do
 * it.
 */
export function getService(
  page: PageData,
  { serviceId, moreServiceIds = [], sectionId, personId }: ServiceChoice,
  takers: readonly Person[],
): Offer {
  const sections = listBookingSections(page);
  if (sections.length === 0) throw new AppError('NOT_FOUND', phrase('errors.bookingSectionMissing'));
  for (const { id, content: section } of sections) {
    if (sectionId !== undefined && sectionId !== id) continue;
    const services = findServices(section, [serviceId, ...moreServiceIds]);
    if (!services) continue;
    const service = joinServices(services);
    const diaries = listOfferDiaries(id, section, service, takers, services).filter(
      ({ person }) => !personId || !person || person.id === personId,
    );
    if (personId && diaries.length === 0 && isServedByPeople(section))
      throw new AppError('NOT_FOUND', phrase('errors.personNotFound'));
    const { visit } = getDiary(id, section, service);
    const others = services.slice(1).map((other) => other.id);
    return { sectionId: id, section, service, moreServiceIds: others, visit, diaries };
  }
  throw new AppError('NOT_FOUND', phrase('errors.bookedServiceNotFound'));
}

/** Finds what is booked in one visit, in the order of the page; null where the section does not offer it together. */
function findServices(section: BookingContent, ids: readonly string[]): Services | null {
  const [first, ...others] = section.services.filter(({ id }) => ids.includes(id));
  if (!first || others.length + 1 !== ids.length) return null;
  return others.length === 0 || canJoinServices(section) ? [first, ...others] : null;
}

type Service = BookingContent['services'][number];
type Services = [Service, ...Service[]];

/** Returns the diaries in which a service is booked: its own or its section's, or those of the people who do it. */
function listOfferDiaries(
  sectionId: string,
  section: BookingContent,
  service: Parameters<typeof getDiary>[2],
  takers: readonly Person[],
  parts: readonly { id: string }[] = [service],
): OfferedDiary[] {
  const diary = getDiary(sectionId, section, service);
  if (!isServedByPeople(section)) return [{ ...diary, person: null }];
  return takers
    .filter((person) => parts.every(({ id }) => doesService(person, { sectionId, serviceId: id })))
    .map((person) => ({ ...diary, places: 1, resource: getPersonDiary(person.id), person }));
}

/** Lists the rooms of a page with their diaries. */
export function listRooms(page: PageData): { name: string; diary: ServiceDiary }[] {
  return listBookingSections(page).flatMap(({ id, content }) =>
    content.bookingType === 'daily'
      ? content.services.map((room) => ({ name: room.name, diary: getDiary(id, content, room) }))
      : [],
  );
}

/** Finds what is booked as a page offers it today, whoever serves; null when it is offered no more. */
export function findOfferOnPage(
  { pageData }: Pick<OwnedWebsite, 'pageData'>,
  { sectionId, serviceId, moreServiceIds }: Pick<BookingRecord, 'sectionId' | 'serviceId' | 'moreServiceIds'>,
): Offer | null {
  try {
    return getService(pageData, { sectionId, serviceId, moreServiceIds }, []);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Returns an offer with the length that a visit was booked with, which stays as it was when the owner edits the
 * service.
 */
export function withBookedLength(
  offer: Offer,
  { durationMinutes }: Pick<BookingRecord, 'durationMinutes'>,
): Offer {
  const visit = { ...offer.visit, duration: durationMinutes ?? offer.visit.duration };
  return { ...offer, visit, diaries: offer.diaries.map((diary) => ({ ...diary, visit })) };
}

/** Copies what stays as it is when the owner edits the service or the person later. */
export function copyOffer(
  { sectionId, section: { bookingType }, service, moreServiceIds, diaries }: Offer,
  diary = diaries.length === 1 ? diaries[0] : undefined,
) {
  const isDaily = bookingType === 'daily';
  return {
    sectionId,
    serviceId: service.id,
    moreServiceIds,
    ...toPlaceColumns(diary),
    bookingType,
    service: service.name,
    durationMinutes: isDaily ? null : service.duration,
    ...(!isDaily && { price: findVisitPrice(service) }),
  };
}

/** The columns of a booking that say in whose diary it stands; nobody's yet where any of several will do. */
export function toPlaceColumns(diary: OfferedDiary | undefined) {
  return {
    resource: diary?.resource ?? '',
    personId: diary?.person?.id ?? null,
    personName: diary?.person?.name ?? null,
  };
}

function findVisitPrice(service: Offer['service']): string | null {
  const cents = findVisitCents(service);
  return cents === null ? null : toDecimalEuros(cents);
}

type BookedPlace = Pick<BookingRecord, 'serviceId' | 'moreServiceIds' | 'personId' | 'personName'>;

/** The diaries that a booking belongs in today; none when its section has left the page. */
export function listDiariesOnPage(
  { pageData, people }: Pick<OwnedWebsite, 'pageData' | 'people'>,
  booked: BookedPlace & Pick<BookingRecord, 'sectionId'>,
): OfferedDiary[] {
  const found = listBookingSections(pageData).find(({ id }) => id === booked.sectionId);
  return found ? listDiariesInSection(found.id, found.content, booked, people) : [];
}

/**
 * Returns the diaries of a booking in a section: where people serve that of its person, or of everybody who could serve it
 * when it has none.
 */
export function listDiariesInSection(
  sectionId: string,
  section: BookingContent,
  { serviceId, moreServiceIds, personId, personName }: BookedPlace,
  people: readonly Person[] | null,
): OfferedDiary[] {
  // Of a service that is no longer offered the customers come all the same.
  const [first, ...others] = section.services.filter(({ id }) => [serviceId, ...moreServiceIds].includes(id));
  const service = first ? joinServices([first, ...others]) : { id: serviceId, duration: 0 };
  const takers = (people ?? []).filter(({ takesBookings }) => takesBookings);
  if (!isServedByPeople(section) || personId === null) {
    const diaries = listOfferDiaries(sectionId, section, service, takers);
    return diaries.length > 0
      ? diaries
      : listOfferDiaries(sectionId, section, service, takers.map(withAllServices));
  }
  // A person who has left the business keeps the bookings that were made with them.
  const person = people?.find(({ id }) => id === personId) ?? createGonePerson(personId, personName);
  return [
    { ...getDiary(sectionId, section, service), places: 1, resource: getPersonDiary(personId), person },
  ];
}

const withAllServices = (person: Person): Person => ({ ...person, services: [] });

/** Makes a person of what a booking keeps of one who has left the list. */
export function createGonePerson(id: string, name: string | null): Person {
  return {
    id,
    name: name ?? '',
    role: '',
    imageUrl: '',
    text: '',
    takesBookings: false,
    week: null,
    daysOff: [],
    services: [],
  };
}

/** Holds what a section says of its bookings; all of it is left out if the section has left the page. */
type SectionRules = Pick<
  BookingContent,
  'answerDays' | 'changeHours' | 'reminderHours' | 'customerNote' | 'isAutoConfirmed' | 'questions'
>;

/** The rules of a booking that stands, as the page says today. */
export function getRulesOnPage(page: PageData, sectionId: string): SectionRules {
  return listBookingSections(page).find(({ id }) => id === sectionId)?.content ?? {};
}

/** Returns the columns that each change of a booking writes: no times are proposed any more, and calendars take the newer entry. */
export function toChangeColumns({ calendarSequence }: Pick<BookingRecord, 'calendarSequence'>) {
  return { proposedUntil: null, calendarSequence: calendarSequence + 1 };
}

type StatusColumns = Pick<typeof bookings.$inferInsert, 'status' | 'waitsUntil' | 'remindAt' | 'network'>;

/** Returns what a status brings with it: until when a booking waits, or when its customer is reminded. */
export function toStatusColumns(
  status: BookingRecord['status'],
  { answerDays = DEFAULT_ANSWER_DAYS, reminderHours }: SectionRules,
  beginning: Date,
  now: Date,
): StatusColumns {
  if (status === 'pending')
    return { status, waitsUntil: answerUntil(now, answerDays, beginning), remindAt: null };
  const remindAt = status === 'confirmed' ? findReminderTime(now, beginning, reminderHours) : null;
  return { status, waitsUntil: null, network: null, remindAt };
}
