import { key, type MessageKey } from '@/core/messages';
import { minutesOfTime, type OpenInterval } from '@/core/opening-hours';

/** The first thing that is wrong with the hours of a day, at which of its parts; null when nothing is. */
export interface IntervalProblem {
  index: number;
  field: 'start' | 'end';
  message: MessageKey;
}

export function findIntervalProblem(intervals: readonly OpenInterval[]): IntervalProblem | null {
  for (const [index, { start, end }] of intervals.entries()) {
    const before = intervals[index - 1];
    if (minutesOfTime(start) === null) return { index, field: 'start', message: key('validation.time') };
    if (minutesOfTime(end) === null) return { index, field: 'end', message: key('validation.time') };
    if (before && start <= before.end)
      return { index, field: 'start', message: key('validation.intervalsMeet') };
    // Two times of the same form are in the order of their texts.
    if (end <= start) return { index, field: 'end', message: key('validation.closesBeforeOpening') };
  }
  return null;
}

/** Proposes two parts for a day: with an hour of rest at noon, or else after what it has; null where there is no room. */
export function proposeParts({ start, end }: OpenInterval): OpenInterval[] | null {
  if (minutesOfTime(start) !== null && start < '12:00' && end > '13:00')
    return [
      { start, end: '12:00' },
      { start: '13:00', end },
    ];
  const minutes = minutesOfTime(end);
  if (minutes === null || minutes > 21 * 60) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const time = (value: number) => `${two(Math.floor(value / 60))}:${two(value % 60)}`;
  return [
    { start, end },
    { start: time(minutes + 60), end: time(Math.min(minutes + 5 * 60, 23 * 60)) },
  ];
}
