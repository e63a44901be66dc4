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

/** A page offers this to visitors. */
export interface Offer {
  sectionId: string;
  section: BookingContent;
  /** Several services in one visit are joined to one here. */
  service: Service;
  moreServiceIds: string[];
  visit: VisitTimes;
  /**
   * A booking holds a place of one of these diaries. There are several if any of some people will do, and none if
   * nobody does the service.
   */
  diaries: OfferedDiary[];
}

/** `person` says whose diary it is, in a section where people serve. */
export interface OfferedDiary extends ServiceDiary {
  person: Person | null;
}

interface ServiceChoice {
  serviceId: string;
  /** These services are done in the same visit. */
  moreServiceIds?: readonly string[];
  sectionId?: string;
  /** Any person will do if it is missing or null. */
  personId?: string | null;
}

/** Lists the people who can be booked with the plan of the website's owner. */
export function listTakers({ people, owner }: Pick<OwnedWebsite, 'people' | 'owner'>, now: Date): Person[] {
  return listPeopleWithDiary(people ?? [], getEffectiveTier(owner, now));
}

/**
 * Throws NOT_FOUND for a page without a booking section, for a service that it does not offer and for a person who does
 * not do it.
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
      throw new AppError('NOT_FOUND', phrase('errors.personNotFound'), { field: 'personId' });
    const { visit } = getDiary(id, section, service);
    const others = services.slice(1).map((other) => other.id);
    return { sectionId: id, section, service, moreServiceIds: others, visit, diaries };
  }
  throw new AppError('NOT_FOUND', phrase('errors.bookedServiceNotFound'), { field: 'serviceId' });
}

/** Finds the services of one visit, in the order of the page; null where the section does not offer them together. */
function findServices(section: BookingContent, ids: readonly string[]): Services | null {
  const [first, ...others] = section.services.filter(({ id }) => ids.includes(id));
  if (!first || others.length + 1 !== ids.length) return null;
  return others.length === 0 || canJoinServices(section) ? [first, ...others] : null;
}

type Service = BookingContent['services'][number];
type Services = [Service, ...Service[]];

/** Lists the diaries in which a service is booked: its own or its section's, or those of the people who do it. */
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

/** Finds the offer of a booking on the page of today, whoever serves; null when it is no longer offered. */
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

/** Returns an offer with the length of a booked visit, which stays the same when the owner edits the service. */
export function withBookedLength(
  offer: Offer,
  { durationMinutes }: Pick<BookingRecord, 'durationMinutes'>,
): Offer {
  const visit = { ...offer.visit, duration: durationMinutes ?? offer.visit.duration };
  return { ...offer, visit, diaries: offer.diaries.map((diary) => ({ ...diary, visit })) };
}

/** Copies everything that must stay the same when the owner edits the service or the person later. */
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

/** Returns the columns of a booking that name its diary; while any of several people will do, they name none. */
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

/** Lists the diaries to which a booking belongs today; none when its section has left the page. */
export function listDiariesOnPage(
  { pageData, people }: Pick<OwnedWebsite, 'pageData' | 'people'>,
  booked: BookedPlace & Pick<BookingRecord, 'sectionId'>,
): OfferedDiary[] {
  const found = listBookingSections(pageData).find(({ id }) => id === booked.sectionId);
  return found ? listDiariesInSection(found.id, found.content, booked, people) : [];
}

/**
 * Lists the diaries of a booking in a section. Where people serve, that is the diary of its person or, if it has none,
 * those of everybody who could serve it.
 */
export function listDiariesInSection(
  sectionId: string,
  section: BookingContent,
  { serviceId, moreServiceIds, personId, personName }: BookedPlace,
  people: readonly Person[] | null,
): OfferedDiary[] {
  // Customers come even if their service is no longer offered.
  const [first, ...others] = section.services.filter(({ id }) => [serviceId, ...moreServiceIds].includes(id));
  const service = first ? joinServices([first, ...others]) : { id: serviceId, duration: 0 };
  const takers = (people ?? []).filter(({ takesBookings }) => takesBookings);
  if (!isServedByPeople(section) || personId === null) {
    const diaries = listOfferDiaries(sectionId, section, service, takers);
    return diaries.length > 0
      ? diaries
      : listOfferDiaries(sectionId, section, service, takers.map(withAllServices));
  }
  // A person who has left the business keeps the bookings made with them.
  const person = people?.find(({ id }) => id === personId) ?? createGonePerson(personId, personName);
  return [
    { ...getDiary(sectionId, section, service), places: 1, resource: getPersonDiary(personId), person },
  ];
}

const withAllServices = (person: Person): Person => ({ ...person, services: [] });

/** Creates a person from the fields that a booking keeps of somebody who has left the list. */
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

/** These rules of a section apply to its bookings; all are missing if the section has left the page. */
type SectionRules = Pick<
  BookingContent,
  'answerDays' | 'changeHours' | 'reminderHours' | 'customerNote' | 'isAutoConfirmed' | 'questions'
>;

/** Returns the rules of an existing booking, as the page has them today. */
export function getRulesOnPage(page: PageData, sectionId: string): SectionRules {
  return listBookingSections(page).find(({ id }) => id === sectionId)?.content ?? {};
}

/**
 * Returns the columns that each change of a booking writes: proposed times end, and a higher sequence makes calendars
 * replace their entry.
 */
export function toChangeColumns({ calendarSequence }: Pick<BookingRecord, 'calendarSequence'>) {
  return { proposedUntil: null, calendarSequence: calendarSequence + 1 };
}

type StatusColumns = Pick<typeof bookings.$inferInsert, 'status' | 'waitsUntil' | 'remindAt' | 'network'>;

/** Returns the columns that follow from a status: until when a booking waits, or when its customer is reminded. */
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
