import { DAY_MS } from './dates';
import { type DayHours, minutesOfTime } from './opening-hours';

/** When guests come and go. */
export const STAY_TIME = '12:00';

const MINUTE_MS = 60 * 1000;

/** A half-open range on the wall clock, `YYYY-MM-DD HH:MM` each: the end is free again. */
export interface TimeRange {
  start: string;
  end: string;
}

/** Returns the range that a visit of some minutes takes. */
export function visitRange(date: string, time: string, durationMinutes: number): TimeRange {
  const end = new Date(Date.parse(`${date}T${time}:00Z`) + durationMinutes * MINUTE_MS);
  return { start: `${date} ${time}`, end: end.toISOString().slice(0, 16).replace('T', ' ') };
}

/** Returns the range that a stay takes: from noon to noon, so that a day of departure can be one of arrival. */
export function stayRange(arrival: string, departure: string): TimeRange {
  return { start: `${arrival} ${STAY_TIME}`, end: `${departure} ${STAY_TIME}` };
}

/** Returns true if a range meets any of those that are taken. */
export function isTaken(range: TimeRange, taken: readonly TimeRange[]): boolean {
  // Texts of this form are in the order of their times.
  return taken.some(({ start, end }) => range.start < end && start < range.end);
}

export const SLOT_STEP_MINUTES = 30;

/** The times at which a service can begin on a day: every half hour from opening, as long as it ends by closing. */
export function slotsOfDay({ enabled, start, end }: DayHours, durationMinutes: number): string[] {
  const opening = minutesOfTime(start);
  const closing = minutesOfTime(end);
  if (!enabled || opening === null || closing === null || durationMinutes <= 0) return [];
  const slots: string[] = [];
  for (let time = opening; time + durationMinutes <= closing; time += SLOT_STEP_MINUTES) {
    slots.push(timeText(time));
  }
  return slots;
}

/** The slots of a day at which a service would meet something that is taken. */
export function takenSlots(
  date: string,
  hours: DayHours,
  durationMinutes: number,
  taken: readonly TimeRange[],
): string[] {
  return slotsOfDay(hours, durationMinutes).filter((time) =>
    isTaken(visitRange(date, time, durationMinutes), taken),
  );
}

function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

interface DiarySection {
  bookingType: 'hourly' | 'daily';
  isOneAtATime?: boolean;
}

/** The diary in which a service's bookings must not overlap: its own, or the section's that all services share. */
export function diaryOf(sectionId: string, serviceId: string, section: DiarySection): string {
  return hasOneDiary(section) ? sectionId : `${sectionId}/${serviceId}`;
}

/** Rooms are always booked side by side. */
export function hasOneDiary({ bookingType, isOneAtATime }: DiarySection): boolean {
  return bookingType === 'hourly' && isOneAtATime === true;
}

/** In how many days an owner answers a booking: a choice of the section. */
export const ANSWER_DAYS = [1, 2, 3, 7] as const;
export type AnswerDays = (typeof ANSWER_DAYS)[number];
export const DEFAULT_ANSWER_DAYS: AnswerDays = 3;

/**
 * When a booking gives its time back that nobody has answered: never after the visit's beginning. Null for one that
 * lies in the past already, which an owner may write down.
 */
export function answerUntil(now: Date, days: AnswerDays, beginning: Date): Date | null {
  if (beginning <= now) return null;
  return new Date(Math.min(now.getTime() + days * DAY_MS, beginning.getTime()));
}
