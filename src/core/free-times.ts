import type { TimeRange, VisitTimes } from './bookings';
import { addDays } from './dates';
import { type DayHours, minutesOfTime, type OpenInterval } from './opening-hours';
import { isOnClock } from './wall-clock';

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const DAY_MINUTES = 24 * 60;
const FAR_AWAY = 3 * DAY_MINUTES;

/** A time that one of the places of a diary is held for. */
export interface HeldTime extends TimeRange {
  /** Numbered from 1. */
  place: number;
}

/** The hours of a day of the specification's `workingHours`; none for a closed day and for times that are none. */
export function intervalsOf({ enabled, start, end }: DayHours): OpenInterval[] {
  return enabled && minutesOfTime(start) !== null && minutesOfTime(end) !== null ? [{ start, end }] : [];
}

/** The times at which a visit can begin while it is open: from each opening on, as long as it ends by closing. */
export function listSlots(intervals: readonly OpenInterval[], { duration, step }: VisitTimes): string[] {
  if (duration <= 0 || step <= 0) return [];
  return intervals.flatMap(({ start, end }) => {
    const closing = minutesOfTime(end) ?? 0;
    const slots: string[] = [];
    for (let time = minutesOfTime(start) ?? closing; time + duration <= closing; time += step) {
      slots.push(timeText(time));
    }
    return slots;
  });
}

/** The rules and the held times by which a diary offers slots. */
export interface SlotRules {
  /** So many bookings may hold the same time. */
  places: number;
  held: readonly HeldTime[];
  /** Visits begin at this time on the wall clock or later, YYYY-MM-DD HH:MM. */
  earliest: string;
  timeZone: string;
}

/** Divides the slots of a day into those that can be booked and those that cannot, whatever the reason. */
export function divideSlots(
  date: string,
  intervals: readonly OpenInterval[],
  visit: VisitTimes,
  rules: SlotRules,
): { free: string[]; taken: string[] } {
  const isFree = makeSlotCheck(date, visit, rules);
  const free: string[] = [];
  const taken: string[] = [];
  for (const time of listSlots(intervals, visit)) (isFree(time) ? free : taken).push(time);
  return { free, taken };
}

/** Returns true if a day has a slot that can be booked; no other is looked at after the first. */
export function hasFreeSlot(
  date: string,
  intervals: readonly OpenInterval[],
  visit: VisitTimes,
  rules: SlotRules,
): boolean {
  return listSlots(intervals, visit).some(makeSlotCheck(date, visit, rules));
}

/** Makes a function that says of a time of a day whether a visit can begin; what is held is sorted once for all times. */
function makeSlotCheck(
  date: string,
  visit: VisitTimes,
  { places, held, earliest, timeZone }: SlotRules,
): (time: string) => boolean {
  const spansOfPlaces = sortByPlace(date, held, places);
  return (time) => {
    if (`${date} ${time}` < earliest) return false;
    const start = (minutesOfTime(time) ?? 0) - visit.before;
    const end = start + visit.before + visit.duration + visit.after;
    return spansOfPlaces.some((spans) => isFreeAmong(spans, start, end)) && isOnClock(date, time, timeZone);
  };
}

/** In minutes since the midnight with which a day begins. */
interface Span {
  start: number;
  end: number;
}

/** Lists what is held of each place near a day, in its order. Nothing of a place is held twice at a time. */
function sortByPlace(date: string, held: readonly HeldTime[], places: number): Span[][] {
  const spans: Span[][] = Array.from({ length: places }, () => []);
  const minuteOf = makeMinuteOf(date);
  for (const { place, start, end } of held)
    spans[place - 1]?.push({ start: minuteOf(start), end: minuteOf(end) });
  for (const list of spans) list.sort((one, other) => one.start - other.start);
  return spans;
}

/** Makes a function that counts from a day's midnight; what lies further away than the days beside it is as far as can be. */
function makeMinuteOf(date: string): (moment: string) => number {
  const [before, after] = [addDays(date, -1), addDays(date, 1)];
  return (moment) => {
    const minute = minutesOfTime(moment.slice(DATE_LENGTH + 1)) ?? 0;
    if (moment.startsWith(date)) return minute;
    if (moment.startsWith(before)) return minute - DAY_MINUTES;
    if (moment.startsWith(after)) return minute + DAY_MINUTES;
    return moment < date ? -FAR_AWAY : FAR_AWAY;
  };
}

/** Returns true if none of the spans, which are in their order, shares time with a range. */
function isFreeAmong(spans: readonly Span[], start: number, end: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Infinity) >= end;
}

/** Joins the times of several diaries of which any will do: free where one of them is. */
export function uniteTimes(days: readonly { free: readonly string[]; taken: readonly string[] }[]): {
  free: string[];
  taken: string[];
} {
  const free = new Set(days.flatMap((day) => day.free));
  const taken = new Set(days.flatMap((day) => day.taken).filter((time) => !free.has(time)));
  return { free: [...free].sort(), taken: [...taken].sort() };
}

/** Returns true if one of the places is free for all of a range. */
export function hasFreePlace(range: TimeRange, held: readonly HeldTime[], places: number): boolean {
  const busy = new Set<number>();
  for (const { place, start, end } of held) {
    // Texts of this form are in the order of their times.
    if (place <= places && range.start < end && start < range.end) busy.add(place);
  }
  return busy.size < places;
}

/** Sorts what is held by the days that it touches: a month need not look at all of it for each slot. */
export function groupByDay(held: readonly HeldTime[]): ReadonlyMap<string, HeldTime[]> {
  const days = new Map<string, HeldTime[]>();
  for (const time of held) {
    const last = time.end.slice(0, DATE_LENGTH);
    for (let day = time.start.slice(0, DATE_LENGTH); day <= last; day = addDays(day, 1)) {
      const known = days.get(day);
      if (known) known.push(time);
      else days.set(day, [time]);
    }
  }
  return days;
}

function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
