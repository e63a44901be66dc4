import { type DayHours, minutesOfTime } from './opening-hours';
import { isTaken, type TimeRange, visitRange } from './time-range';

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
