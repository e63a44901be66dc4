import type { StayMonth } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { getMonth } from '@/core/calendar-month';
import { getWeekday } from '@/core/locale/weekdays';
import type { WeekIntervals } from '@/core/opening-hours';

/** Each month that was asked for, YYYY-MM, has the rooms that are large enough for the guests. */
export type RoomsByMonth = Readonly<Record<string, StayMonth['rooms']>>;

/**
 * It says why a stay cannot begin or end on a day: the nights are taken, nobody arrives on that weekday, or the nights are
 * too few.
 */
export type DayProblem = { kind: 'taken' | 'weekday' } | { kind: 'nights'; least: number };

const TAKEN: DayProblem = { kind: 'taken' };

/** Lists for each room how many nights a stay that begins on a day can have and must have; none for unknown months. */
function listNightLimits(rooms: RoomsByMonth, date: string): { longest: number; least: number }[] {
  const index = Number(date.slice(-2)) - 1;
  const month = rooms[getMonth(date)] ?? [];
  return month.map(({ longest, least }) => ({ longest: longest[index] ?? 0, least: least[index] ?? 1 }));
}

/** Returns true if a room is free for the night that begins on a day. */
export function isFreeNight(rooms: RoomsByMonth, date: string): boolean {
  return listNightLimits(rooms, date).some(({ longest }) => longest > 0);
}

/** Returns why a stay cannot begin on a day; null if it can. */
export function findArrivalProblem(
  rooms: RoomsByMonth,
  week: WeekIntervals,
  date: string,
): DayProblem | null {
  const free = listNightLimits(rooms, date).filter(({ longest }) => longest > 0);
  if (free.length === 0) return TAKEN;
  if (week[getWeekday(date)].length === 0) return { kind: 'weekday' };
  if (free.some(({ longest, least }) => least <= longest)) return null;
  return { kind: 'nights', least: Math.min(...free.map(({ least }) => least)) };
}

/** Returns why a stay that begins on a day cannot end on another one; null if some room is free for all of its nights. */
export function findDepartureProblem(rooms: RoomsByMonth, arrival: string, date: string): DayProblem | null {
  const nights = countNights(arrival, date);
  const open = listNightLimits(rooms, arrival).filter(({ longest, least }) => least <= longest);
  if (nights < 1 || open.length === 0) return TAKEN;
  if (open.some(({ longest, least }) => least <= nights && nights <= longest)) return null;
  const least = Math.min(...open.map((room) => room.least));
  return nights < least ? { kind: 'nights', least } : TAKEN;
}

/** Returns how many nights a stay from a day on must have in the room that asks for the fewest. */
export function getLeastNightsInFreeRooms(rooms: RoomsByMonth, arrival: string): number {
  const open = listNightLimits(rooms, arrival).filter(({ longest, least }) => least <= longest);
  return Math.min(...open.map(({ least }) => least), Number.MAX_SAFE_INTEGER);
}

/** Returns how many nights a stay from a day on must have at least if a room were free. */
export function getLeastNightsInAllRooms(rooms: RoomsByMonth, arrival: string): number {
  const least = listNightLimits(rooms, arrival).map((room) => room.least);
  return least.length > 0 ? Math.min(...least) : 1;
}

/** Returns how many nights the longest stay from a day on can have; 0 for none. */
export function getLongestFrom(rooms: RoomsByMonth, arrival: string): number {
  return Math.max(0, ...listNightLimits(rooms, arrival).map(({ longest }) => longest));
}

/** Returns the months with that room only. */
export function withOneRoom(rooms: RoomsByMonth, serviceId: string | undefined): RoomsByMonth {
  return Object.fromEntries(
    Object.entries(rooms).map(([month, all]) => [month, all.filter((room) => room.serviceId === serviceId)]),
  );
}
