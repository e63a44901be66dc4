import { getWeekday } from './locale/weekdays';
import type { OpenInterval, WeekIntervals } from './opening-hours';
import { getEntitlements, type Tier } from './plans';

export const MAX_DAYS_OFF = 50;
export const MAX_PERSON_SERVICES = 200;
export const PERSON_NAME_MAX_LENGTH = 120;
export const PERSON_ROLE_MAX_LENGTH = 120;

/** Somebody does not work on these days, from the first to the last, both included. */
export interface DaysOff {
  id: string;
  from: string;
  until: string;
}

/** Names a service and its section. */
export interface ServiceRef {
  sectionId: string;
  serviceId: string;
}

/** Somebody who works for the business: team sections show them, and visitors can book them. */
export interface Person {
  id: string;
  name: string;
  /** It names the person's work, such as `Hairdresser`. */
  role: string;
  imageUrl: string;
  text: string;
  /** It is true if visits can be booked with them: they have a diary of their own. */
  takesBookings: boolean;
  /** They work at these times; null for as long as the business is open. */
  week: WeekIntervals | null;
  daysOff: DaysOff[];
  /** They do these services; an empty list stands for all that there are. */
  services: ServiceRef[];
}

/** A block with this name closes the diaries of all people. */
export const PEOPLE_DIARIES = '@people';

/** Returns the name of a person's diary, in which a booking of any section holds time. */
export function getPersonDiary(personId: string): string {
  return `${PEOPLE_DIARIES}/${personId}`;
}

/** Returns the person of a diary's name; null for the diary of a service or a section, and for all people. */
export function findPersonOfDiary(resource: string): string | null {
  const start = getPersonDiary('');
  return resource.startsWith(start) ? resource.slice(start.length) : null;
}

/** Returns true for the name of a person's diary, and for that of all people. */
export function isOfPeople(resource: string): boolean {
  return resource === PEOPLE_DIARIES || resource.startsWith(`${PEOPLE_DIARIES}/`);
}

/** Returns the people with whom a plan lets visits be booked: as many as it has diaries, in the order of the list. */
export function listPeopleWithDiary<Taker extends Pick<Person, 'takesBookings'>>(
  people: readonly Taker[],
  tier: Tier,
): Taker[] {
  return people.filter(({ takesBookings }) => takesBookings).slice(0, getEntitlements(tier).limit('diaries'));
}

/**
 * Returns people as they were before a change. Own hours that the change has begun count as changed from those of the
 * business, since another tab may have begun some as well, and both are to be kept day by day.
 */
export function withFirstWeeks(
  before: readonly Person[],
  after: readonly Person[],
  week: WeekIntervals,
): Person[] {
  return before.map((person) => {
    const own = after.find(({ id }) => id === person.id)?.week;
    const hasBegun = person.week === null && own && JSON.stringify(own) !== JSON.stringify(week);
    return hasBegun ? { ...person, week } : person;
  });
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

/** Returns when somebody works on a day, never outside of the times at which the business is open then. */
export function listWorkingIntervals(
  { week, daysOff }: Pick<Person, 'week' | 'daysOff'>,
  date: string,
  open: readonly OpenInterval[],
): OpenInterval[] {
  if (daysOff.some(({ from, until }) => from <= date && date <= until)) return [];
  return week === null ? [...open] : intersect(open, week[getWeekday(date)]);
}

/** Texts of this form sort like their times. */
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
