import type { WaitlistEntry } from '@/contracts/waitlist';

/** These customers wait for a place on the day. */
export interface WaitingDay {
  date: string;
  entries: WaitlistEntry[];
}

/** Groups the customers who wait for the same day, the next day first. */
export function groupByDay(entries: readonly WaitlistEntry[]): WaitingDay[] {
  const days = new Map<string, WaitlistEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return [...days]
    .map(([date, waiting]) => ({ date, entries: waiting }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Returns the days after today on which something is free for some who wait, with these entries only. */
export function listDaysWithPlace(entries: readonly WaitlistEntry[], today: string): WaitingDay[] {
  return groupByDay(entries.filter(({ date, hasFree }) => hasFree && date > today));
}

/** Counts the entries that wait for a day; a stay counts on each of its nights. */
export function countOnDay(entries: readonly WaitlistEntry[], day: string): number {
  return entries.filter(({ date, endDate }) =>
    endDate === null ? date === day : date <= day && day < endDate,
  ).length;
}
