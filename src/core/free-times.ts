import { extendRange, type TimeRange, type VisitTimes, visitRange } from './bookings';
import { addDays } from './dates';
import { type DayHours, minutesOfTime, type OpenInterval } from './opening-hours';
import { isOnClock } from './wall-clock';

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
  /** How many bookings may hold the same time. */
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
  { places, held, earliest, timeZone }: SlotRules,
): { free: string[]; taken: string[] } {
  const free: string[] = [];
  const taken: string[] = [];
  for (const time of listSlots(intervals, visit)) {
    const isAllowed = `${date} ${time}` >= earliest && isOnClock(date, time, timeZone);
    const range = extendRange(visitRange(date, time, visit.duration), visit.before, visit.after);
    (isAllowed && hasFreePlace(range, held, places) ? free : taken).push(time);
  }
  return { free, taken };
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

const DATE_LENGTH = 'YYYY-MM-DD'.length;

function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
