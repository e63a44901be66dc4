import type { Text } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import type { PageData } from '@/contracts/page-data';
import { canJoinServices, hasOneDiary, isServedByPeople, toVisitRange } from '@/core/bookings';
import type { OpenInterval } from '@/core/opening-hours';
import { doesService, getPersonDiary, PEOPLE_DIARIES, type Person } from '@/core/people';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { BookingContent } from '@/sections/types/booking/definition';

/** An owner can enter a booking for a service, or block it. */
export interface Service {
  /** The key is made of the ids of the section and the service. */
  key: string;
  sectionId: string;
  sectionTitle: string;
  serviceId: string;
  name: string;
  /** It counts minutes, and says nothing for a stay. */
  duration: number;
  isStay: boolean;
  section: BookingContent;
}

export function listServices(pageData: PageData): Service[] {
  return listBookingSections(pageData).flatMap(({ id: sectionId, content: section }) =>
    section.services.map(({ id: serviceId, name, duration }) => ({
      key: `${sectionId}/${serviceId}`,
      sectionId,
      sectionTitle: section.title,
      serviceId,
      name,
      duration,
      isStay: section.bookingType === 'daily',
      section,
    })),
  );
}

/** Looks like `Haircut, 60 min`. */
export function formatServiceLabel({ name, duration, isStay }: Service, t: Text<'diary'>): string {
  return isStay ? name : t('diary.minutes', { service: name, minutes: duration });
}

/** Returns true if a visit does not lie in opening hours from its beginning to its end. */
export function isOutside(
  intervals: readonly OpenInterval[],
  date: string,
  time: string,
  duration: number,
): boolean {
  const { start, end } = toVisitRange(date, time, duration);
  return !intervals.some((open) => `${date} ${open.start}` <= start && end <= `${date} ${open.end}`);
}

/** Lists the people who do all of some services of a section; nobody where no people are chosen. */
export function listServers(
  [first, ...others]: readonly [Service, ...Service[]],
  takers: readonly Person[],
): readonly Person[] {
  if (!isServedByPeople(first.section)) return [];
  return takers.filter((person) => [first, ...others].every((service) => doesService(person, service)));
}

/** Lists the services of a visit; null where one of them is no longer on the page. */
export function listParts(
  { sectionId, serviceId, moreServiceIds }: Pick<Booking, 'sectionId' | 'serviceId' | 'moreServiceIds'>,
  services: readonly Service[],
): [Service, ...Service[]] | null {
  const ids = [serviceId, ...moreServiceIds];
  const [first, ...others] = services.filter(
    (service) => service.sectionId === sectionId && ids.includes(service.serviceId),
  );
  return first && others.length + 1 === ids.length ? [first, ...others] : null;
}

/** Lists the services that can be done in the same visit as a given one. */
export function listJoinable(service: Service, services: readonly Service[]): Service[] {
  if (!canJoinServices(service.section)) return [];
  return services.filter(({ key, sectionId }) => sectionId === service.sectionId && key !== service.key);
}

/** A block closes one of these scopes: the whole website, a section, one of its services, or a person. */
export interface Scope {
  sectionId?: string;
  serviceId?: string;
  personId?: string;
}

export interface ScopeChoice {
  /** A block stores the name of the closed diary in this form; it is empty for everything. */
  value: string;
  label: string;
  scope: Scope;
}

/** Lists the scopes from the widest on; there is only one where the page has one service and no people to choose. */
export function listScopes(
  services: readonly Service[],
  takers: readonly Person[],
  allLabel: string,
): ScopeChoice[] {
  const everything: ScopeChoice = { value: '', label: allLabel, scope: {} };
  const ofPeople = takers.map(({ id, name }) => ({
    value: getPersonDiary(id),
    label: name,
    scope: { personId: id },
  }));
  if (services.length < 2) return [everything, ...ofPeople];
  const sections = [...new Map(services.map((service) => [service.sectionId, service])).values()];
  const ofSections = sections.map(({ sectionId, sectionTitle, section }) => ({
    value: isServedByPeople(section) ? PEOPLE_DIARIES : sectionId,
    label: sectionTitle,
    scope: { sectionId },
  }));
  const ofServices = services.filter(hasOwnDiary).map(({ key, name, sectionId, serviceId }) => ({
    value: key,
    label: name,
    scope: { sectionId, serviceId },
  }));
  return [everything, ...ofPeople, ...(sections.length > 1 ? ofSections : []), ...ofServices];
}

/** Returns false where blocking one service would block all of them: one person does everything, or people serve. */
function hasOwnDiary({ section }: Service): boolean {
  return !hasOneDiary(section) && !isServedByPeople(section);
}

/** These parts of a booking decide whether a block closes it. */
interface Booked {
  sectionId: string;
  serviceId: string;
  personId: string | null;
}

/** Returns true if a block of a scope closes a booking's service. */
export function isInScope({ sectionId, serviceId, personId }: Scope, booked: Booked): boolean {
  if (personId !== undefined) return personId === booked.personId;
  if (sectionId !== undefined && sectionId !== booked.sectionId) return false;
  return serviceId === undefined || serviceId === booked.serviceId;
}
