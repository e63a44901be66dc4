import { getWeekday } from './locale/weekdays';
import type { OpenInterval, WeekIntervals } from './opening-hours';
import { getEntitlements, type Tier } from './plans';

export const MAX_DAYS_OFF = 50;
export const MAX_PERSON_SERVICES = 200;
export const PERSON_NAME_MAX_LENGTH = 120;
export const PERSON_ROLE_MAX_LENGTH = 120;

/** Days on which somebody does not work, from the first to the last, both included. */
export interface DaysOff {
  id: string;
  from: string;
  until: string;
}

/** A service by its section and itself. */
export interface ServiceRef {
  sectionId: string;
  serviceId: string;
}

/** Somebody who works for the business: team sections show them, and visitors can book them. */
export interface Person {
  id: string;
  name: string;
  /** The person's work, such as `Hairdresser`. */
  role: string;
  imageUrl: string;
  text: string;
  /** True if visits can be booked with them: they have a diary of their own. */
  takesBookings: boolean;
  /** When they work; null for as long as the business is open. */
  week: WeekIntervals | null;
  daysOff: DaysOff[];
  /** They do these services; none stands for all that there are. */
  services: ServiceRef[];
}

/** All diaries of people; a block of that name closes each of them. */
export const PEOPLE_DIARIES = '@people';

/** Returns the name of a person's diary, in which a booking of any section holds time. */
export function getPersonDiary(personId: string): string {
  return `${PEOPLE_DIARIES}/${personId}`;
}

/** Returns whose diary a name is; null for that of a service, of a section and of all people. */
export function findPersonOfDiary(resource: string): string | null {
  const start = getPersonDiary('');
  return resource.startsWith(start) ? resource.slice(start.length) : null;
}

/** Returns true for the name of a person's diary, and of all of them. */
export function isOfPeople(resource: string): boolean {
  return resource === PEOPLE_DIARIES || resource.startsWith(`${PEOPLE_DIARIES}/`);
}

/** Returns the people with whom visits can be booked by a plan: as many diaries as it has, in the order of the list. */
export function listPeopleWithDiary<Taker extends Pick<Person, 'takesBookings'>>(
  people: readonly Taker[],
  tier: Tier,
): Taker[] {
  return people.filter(({ takesBookings }) => takesBookings).slice(0, getEntitlements(tier).limit('diaries'));
}

/** Returns true if somebody does a service. */
export function doesService({ services }: Pick<Person, 'services'>, service: ServiceRef): boolean {
  return (
    services.length === 0 ||
    services.some(
      ({ sectionId, serviceId }) => sectionId === service.sectionId && serviceId === service.serviceId,
    )
  );
}

/** Returns when somebody works on a day on which the business is open at some times: never outside of these. */
export function listWorkingIntervals(
  { week, daysOff }: Pick<Person, 'week' | 'daysOff'>,
  date: string,
  open: readonly OpenInterval[],
): OpenInterval[] {
  if (daysOff.some(({ from, until }) => from <= date && date <= until)) return [];
  return week === null ? [...open] : intersect(open, week[getWeekday(date)]);
}

/** Texts of this form are in the order of their times. */
function intersect(some: readonly OpenInterval[], others: readonly OpenInterval[]): OpenInterval[] {
  return some
    .flatMap((one) =>
      others.map((other) => ({
        start: one.start > other.start ? one.start : other.start,
        end: one.end < other.end ? one.end : other.end,
      })),
    )
    .filter(({ start, end }) => start < end);
}
