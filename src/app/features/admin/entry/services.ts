import type { Text } from '@/app/lib/texts';
import type { PageData } from '@/contracts/page-data';
import { hasOneDiary, isServedByPeople, visitRange } from '@/core/bookings';
import type { OpenInterval } from '@/core/opening-hours';
import { parseSections } from '@/sections/page/page';
import { type BookingContent, booking } from '@/sections/types/booking/definition';

/** A service that an owner can enter a booking for, or block. */
export interface Service {
  /** Names section and service. */
  key: string;
  sectionId: string;
  sectionTitle: string;
  serviceId: string;
  name: string;
  /** Minutes; of a visit only. */
  duration: number;
  isStay: boolean;
  section: BookingContent;
}

export function listServices(pageData: PageData): Service[] {
  return parseSections(pageData, booking).flatMap(({ id: sectionId, content: section }) =>
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

/** Haircut, 60 min */
export function serviceLabel({ name, duration, isStay }: Service, t: Text<'diary'>): string {
  return isStay ? name : t('diary.minutes', { service: name, minutes: duration });
}

/** Returns true if a visit does not lie in opening hours from its beginning to its end. */
export function isOutside(
  intervals: readonly OpenInterval[],
  date: string,
  time: string,
  duration: number,
): boolean {
  const { start, end } = visitRange(date, time, duration);
  return !intervals.some((open) => `${date} ${open.start}` <= start && end <= `${date} ${open.end}`);
}

/** What a block closes: all of the website, a section, or one of its services. */
export interface Scope {
  sectionId?: string;
  serviceId?: string;
}

export interface ScopeChoice {
  value: string;
  label: string;
  scope: Scope;
}

/** The scopes from the widest on; only one where the page has one service. */
export function listScopes(services: readonly Service[], allLabel: string): ScopeChoice[] {
  const everything: ScopeChoice = { value: '', label: allLabel, scope: {} };
  if (services.length < 2) return [everything];
  const sections = [...new Map(services.map((service) => [service.sectionId, service])).values()];
  const ofSections = sections.map(({ sectionId, sectionTitle }) => ({
    value: sectionId,
    label: sectionTitle,
    scope: { sectionId },
  }));
  const ofServices = services.filter(hasOwnDiary).map(({ key, name, sectionId, serviceId }) => ({
    value: key,
    label: name,
    scope: { sectionId, serviceId },
  }));
  return [everything, ...(sections.length > 1 ? ofSections : []), ...ofServices];
}

/** Blocking a single service would block them all where one person does everything, or people serve. */
function hasOwnDiary({ section }: Service): boolean {
  return !hasOneDiary(section) && !isServedByPeople(section);
}

/** Returns true if a block of a scope closes a booking's service. */
export function isInScope({ sectionId, serviceId }: Scope, booked: Required<Scope>): boolean {
  if (sectionId !== undefined && sectionId !== booked.sectionId) return false;
  return serviceId === undefined || serviceId === booked.serviceId;
}
