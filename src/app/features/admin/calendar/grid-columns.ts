import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { getPersonDiary, listWorkingIntervals, PEOPLE_DIARIES, type Person } from '@/core/people';
import { type BlockOnDay, listBlocksOnDay } from './blocks-of-day';
import { listVisitsOnDay, type VisitOnDay } from './bookings-of-day';
import type { OpenDay } from './shown-hours';

/** Somebody pressed this free time; the person is given where each one has a column. */
export interface FreeTime {
  date: string;
  time: string;
  personId?: string | undefined;
}

/** A column is a day, or the work of one person on it. */
export interface GridColumn {
  key: string;
  day: string;
  /** It is null for a whole day, and undefined for the work of people who are not in the list. */
  person: Pick<Person, 'id' | 'name'> | null | undefined;
  visits: VisitOnDay[];
  blocks: BlockOnDay[];
  /** Visits can take place at these times; it is undefined on a page that takes no visits. */
  open: OpenDay | undefined;
  /** True for a person who does not work on a day on which the business is open. */
  isOff: boolean;
}

/** These are the bookings, held times, blocks and opening hours of the shown days. */
export interface Diary {
  bookings: readonly Booking[];
  held: readonly HeldTime[];
  blocks: readonly Block[];
  open: ReadonlyMap<string, OpenDay>;
}

/** Lists a column for each day. */
export function listDayColumns(
  days: readonly string[],
  { bookings, held, blocks, open }: Diary,
): GridColumn[] {
  return days.map((day) => ({
    key: day,
    day,
    person: null,
    visits: listVisitsOnDay(bookings, day, held),
    blocks: listBlocksOnDay(blocks, day),
    open: open.get(day),
    isOff: false,
  }));
}

/**
 * Lists a column for each person, and one more for whatever belongs to none of them on the day. Blocks for everybody
 * stand in each column.
 */
export function listPeopleColumns(
  day: string,
  people: readonly Person[],
  { bookings, held, blocks, open }: Diary,
): GridColumn[] {
  const visits = listVisitsOnDay(bookings, day, held);
  const parts = listBlocksOnDay(blocks, day);
  const business = open.get(day);
  const columns = people.map((person): GridColumn => {
    const intervals = listWorkingIntervals(person, day, business?.intervals ?? []);
    return {
      key: person.id,
      day,
      person,
      visits: visits.filter(({ booking }) => booking.personId === person.id),
      blocks: parts.filter(
        ({ block: { resource } }) => isForAll(resource) || resource === getPersonDiary(person.id),
      ),
      open: business && { ...business, intervals },
      isOff: intervals.length === 0 && (business?.intervals.length ?? 0) > 0,
    };
  });
  const isShown = ({ booking }: VisitOnDay) => people.some(({ id }) => id === booking.personId);
  const others = visits.filter((visit) => !isShown(visit));
  const isTheirs = (resource: string) => people.some(({ id }) => resource === getPersonDiary(id));
  // Blocks stay behind from a person who left the list, or for whom the plan has no diary.
  const otherBlocks = parts.filter(
    ({ block: { resource } }) => resource !== null && !isForAll(resource) && !isTheirs(resource),
  );
  if (others.length === 0 && otherBlocks.length === 0) return columns;
  const rest = { person: undefined, visits: others, blocks: otherBlocks, open: business, isOff: false };
  return [...columns, { key: '', day, ...rest }];
}

/**
 * Returns the part of a diary that one person does: their visits and held times, their blocks and those for everybody.
 */
export function getDiaryOfPerson({ bookings, held, blocks, open }: Diary, person: Person): Diary {
  const isTheirs = ({ personId }: { personId: string | null }) => personId === person.id;
  const days = [...open].map(([day, business]): [string, OpenDay] => {
    const intervals = listWorkingIntervals(person, day, business.intervals);
    const isOff = intervals.length === 0 && business.intervals.length > 0;
    return [day, { ...business, intervals, ...(isOff && { isOff }) }];
  });
  return {
    bookings: bookings.filter(isTheirs),
    held: held.filter(isTheirs),
    blocks: blocks.filter(({ resource }) => isForAll(resource) || resource === getPersonDiary(person.id)),
    open: new Map(days),
  };
}

const isForAll = (resource: string | null) => resource === null || resource === PEOPLE_DIARIES;
