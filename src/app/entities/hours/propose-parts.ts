import { minutesOfTime, type OpenInterval } from '@/core/opening-hours';

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
