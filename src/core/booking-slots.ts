import { type DayHours, minutesOfTime } from './opening-hours';

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

function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
