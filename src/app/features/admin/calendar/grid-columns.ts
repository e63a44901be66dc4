import type { Block, Booking } from '@/contracts/bookings';
import { isOfPeople, PEOPLE_DIARIES, personDiary } from '@/core/people';

/** Somebody who takes bookings. */
export interface ColumnPerson {
  id: string;
  name: string;
}

/** A column of the calendar: a day, or what one person does on it. */
export interface GridColumn {
  key: string;
  day: string;
  /** The person; null for a whole day, undefined for what nobody of the list does. */
  person: ColumnPerson | null | undefined;
  bookings: readonly Booking[];
  blocks: readonly Block[];
}

/** A column for each day. */
export function columnsOfDays(
  days: readonly string[],
  bookings: readonly Booking[],
  blocks: readonly Block[],
): GridColumn[] {
  return days.map((day) => ({ key: day, day, person: null, bookings, blocks }));
}

/**
 * A column for each person, and one more for visits on the day that none of them does, if there are such. What is blocked
 * for everybody stands in each.
 */
export function columnsOfPeople(
  day: string,
  people: readonly ColumnPerson[],
  bookings: readonly Booking[],
  blocks: readonly Block[],
): GridColumn[] {
  const columns = people.map((person) => ({
    key: person.id,
    day,
    person,
    bookings: bookings.filter(({ personId }) => personId === person.id),
    blocks: blocks.filter(({ resource }) => isForAll(resource) || resource === personDiary(person.id)),
  }));
  const isKnown = (personId: string | null) => people.some(({ id }) => id === personId);
  const others = bookings.filter(
    ({ bookingType, personId }) => bookingType === 'hourly' && !isKnown(personId),
  );
  const otherBlocks = blocks.filter(({ resource }) => resource !== null && !isOfPeople(resource));
  if (others.length === 0 && otherBlocks.length === 0) return columns;
  return [...columns, { key: '', day, person: undefined, bookings: others, blocks: otherBlocks }];
}

const isForAll = (resource: string | null) => resource === null || resource === PEOPLE_DIARIES;
