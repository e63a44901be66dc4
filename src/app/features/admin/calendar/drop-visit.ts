import type { Booking } from '@/contracts/bookings';
import { HOUR_MINUTES } from '@/core/dates';
import type { GridColumn } from './grid-columns';
import type { ShownHours } from './shown-hours';

/** A drag moves a visit by multiples of this, so that a visit at ten past stays at ten past on another day. */
const STEP_MINUTES = 15;

/** Returns when a visit would begin after a drag by some minutes, within the hours that are shown. */
export function snapStart(start: number, movedMinutes: number, hours: ShownHours): number {
  const first = hours.start * HOUR_MINUTES;
  const last = hours.end * HOUR_MINUTES - STEP_MINUTES;
  const moved = start + Math.round(movedMinutes / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(moved, first), last);
}

/** Returns true if a visit can go to a column; to another person's column only if people serve it already. */
export function canDropIn(
  to: GridColumn,
  from: GridColumn,
  { personId }: Pick<Booking, 'personId'>,
): boolean {
  if (to.person === null || to.key === from.key) return true;
  return to.person !== undefined && personId !== null;
}
