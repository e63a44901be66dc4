import type { TimeRange, VisitTimes } from './bookings';
import { MINUTE_MS } from './dates';
import { type DayHours, formatMinutes, type OpenInterval, parseMinutes } from './opening-hours';
import { getDateOf, isOnClock } from './wall-clock';

/** One of the places of a diary is held for this time. */
export interface HeldTime extends TimeRange {
  /** Places are numbered from 1. */
  place: number;
}

/** Returns the hours of a day of the specification's `workingHours`; none for a closed day or for malformed times. */
export function toIntervals({ enabled, start, end }: DayHours): OpenInterval[] {
  return enabled && parseMinutes(start) !== null && parseMinutes(end) !== null ? [{ start, end }] : [];
}

/** Lists the times at which a visit can begin while it is open: from each opening on, as long as it ends by closing. */
export function listSlots(intervals: readonly OpenInterval[], { duration, step }: VisitTimes): string[] {
  if (duration <= 0 || step <= 0) return [];
  return intervals.flatMap(({ start, end }) => {
    const closing = parseMinutes(end) ?? 0;
    const slots: string[] = [];
    for (let time = parseMinutes(start) ?? closing; time + duration <= closing; time += step) {
      slots.push(formatMinutes(time));
    }
    return slots;
  });
}

/** A diary offers slots by these rules and held times. */
export interface SlotRules {
  /** This many bookings may hold the same time. */
  places: number;
  held: HeldPlaces;
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

/** Returns true if a day has a slot that can be booked; the search ends at the first one. */
export function hasFreeSlot(
  date: string,
  intervals: readonly OpenInterval[],
  visit: VisitTimes,
  rules: SlotRules,
): boolean {
  return listSlots(intervals, visit).some(makeSlotCheck(date, visit, rules));
}

/** Makes a function that says of a time of a day whether a visit can begin. */
function makeSlotCheck(
  date: string,
  visit: VisitTimes,
  { places, held, earliest, timeZone }: SlotRules,
): (time: string) => boolean {
  const midnight = getMinuteOfDay(date);
  return (time) => {
    if (`${date} ${time}` < earliest) return false;
    const start = midnight + (parseMinutes(time) ?? 0) - visit.before;
    const end = start + visit.before + visit.duration + visit.after;
    return isSomePlaceFree(held, places, start, end) && isOnClock(date, time, timeZone);
  };
}

/** A span is in minutes on the wall clock, which has no changes of time. */
interface Span {
  start: number;
  end: number;
}

/** Lists the held times of each place of a diary, in order; none of them touches the next. */
export type HeldPlaces = readonly (readonly Span[])[];

/** Sorts the held times of a diary once, however many days and times are looked at then. */
export function groupByPlace(held: Iterable<HeldTime>): HeldPlaces {
  const places: Span[][] = [];
  const getMinute = createGetMinute();
  for (const { place, start, end } of held) {
    while (places.length < place) places.push([]);
    places[place - 1]?.push({ start: getMinute(start), end: getMinute(end) });
  }
  return places.map(joinSpans);
}

function joinSpans(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push(span);
  }
  return joined;
}

/** Makes a function that reads `YYYY-MM-DD HH:MM`; a day is counted once, since many times lie on it. */
function createGetMinute(): (moment: string) => number {
  const days = new Map<string, number>();
  return (moment) => {
    const day = getDateOf(moment);
    let midnight = days.get(day);
    if (midnight === undefined) {
      midnight = getMinuteOfDay(day);
      days.set(day, midnight);
    }
    return midnight + Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
  };
}

function getMinuteOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / MINUTE_MS;
}

/** Returns true if one of the places is free for all of a range. */
export function hasFreePlace(range: TimeRange, held: HeldPlaces, places: number): boolean {
  const getMinute = createGetMinute();
  return isSomePlaceFree(held, places, getMinute(range.start), getMinute(range.end));
}

function isSomePlaceFree(held: HeldPlaces, places: number, start: number, end: number): boolean {
  // Bookings from when there were more places need those that are left as well.
  const needed = 1 + held.slice(places).filter((spans) => !isFreeAmong(spans, start, end)).length;
  let free = 0;
  for (let place = 0; place < places && free < needed; place += 1)
    if (isFreeAmong(held[place] ?? [], start, end)) free += 1;
  return free === needed;
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
