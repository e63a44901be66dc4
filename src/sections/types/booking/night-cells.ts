import { addDays } from '@/core/dates';
import type { WeekIntervals } from '@/core/opening-hours';
import {
  type DayProblem,
  findArrivalProblem,
  findDepartureProblem,
  getLeastNightsInFreeRooms,
  type RoomsByMonth,
} from './stay-days';
import type { Choice } from './stored-choice';

/** This many nights stand beside each other. */
export const SHOWN_NIGHTS = 14;

/** A cell is a night of a room: `row` is the index of the room in the list, and the night begins on that day. */
export interface NightCell {
  row: number;
  night: string;
}

/** A pressed night cannot begin or end a stay. */
export interface NightRefusal {
  field: 'date' | 'endDate';
  problem: DayProblem;
}

interface ChosenStay {
  serviceId?: string | undefined;
  date: string | null;
  endDate: string | null;
}

/**
 * Returns what is chosen after a night of a room was pressed. The first night begins a stay, and a later one of the same
 * room is its last. To press the last night again gives it back. A night behind a taken one begins a new stay, and so does
 * one of another room. `own` has the months with this room only.
 */
export function pressNight(
  own: RoomsByMonth,
  week: WeekIntervals,
  chosen: ChosenStay,
  { serviceId, night }: { serviceId: string; night: string },
): { choice: Choice } | NightRefusal {
  const { date, endDate } = chosen;
  if (chosen.serviceId === serviceId && date && night >= date) {
    const after = addDays(night, 1);
    const end = after === endDate ? night : after;
    if (end === date) return { choice: {} };
    const problem = findDepartureProblem(own, date, end);
    if (!problem) return { choice: { serviceId, date, endDate: end } };
    if (problem.kind === 'nights') return { field: 'endDate', problem };
  }
  const problem = findArrivalProblem(own, week, night);
  if (problem) return { field: 'date', problem };
  // One night is a stay by itself in a room that asks for no more.
  const isStay = getLeastNightsInFreeRooms(own, night) === 1;
  return { choice: { serviceId, date: night, ...(isStay && { endDate: addDays(night, 1) }) } };
}

/** Returns true for a night between arrival and departure; of a stay without an end only the first night is. */
export function isChosenNight({ date, endDate }: Omit<ChosenStay, 'serviceId'>, night: string): boolean {
  return date !== null && night >= date && night < (endDate ?? addDays(date, 1));
}

/** Returns the night that a key leads to, which may lie before or after the shown ones; null for any other key. */
export function findCellByKey(key: string, { row, night }: NightCell, start: string): NightCell | null {
  const nights: Record<string, string> = {
    ArrowLeft: addDays(night, -1),
    ArrowRight: addDays(night, 1),
    PageUp: addDays(night, -SHOWN_NIGHTS),
    PageDown: addDays(night, SHOWN_NIGHTS),
    Home: start,
    End: addDays(start, SHOWN_NIGHTS - 1),
  };
  const rows: Record<string, number> = { ArrowUp: row - 1, ArrowDown: row + 1 };
  if (Object.hasOwn(rows, key)) return { row: rows[key] ?? row, night };
  return Object.hasOwn(nights, key) ? { row, night: nights[key] ?? night } : null;
}
