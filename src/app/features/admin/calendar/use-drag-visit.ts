import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Booking } from '@/contracts/bookings';
import { HOUR_MINUTES } from '@/core/dates';
import { formatMinutes } from '@/core/opening-hours';
import type { VisitOnDay } from './bookings-of-day';
import { canDropIn, snapStart } from './drop-visit';
import type { FreeTime, GridColumn } from './grid-columns';
import type { ShownHours } from './shown-hours';

/** A press with a trembling hand is not a drag. */
const FAR_ENOUGH_PX = 6;

/** A dragged visit would be dropped in this column at this time. */
export interface DraggedVisit {
  booking: Booking;
  duration: number;
  /** It is the `key` of the column. */
  column: string;
  /** It counts minutes since midnight. */
  start: number;
}

/** Begins at a press on a visit. */
export type BeginDrag = (event: ReactPointerEvent<HTMLElement>, visit: VisitOnDay, from: GridColumn) => void;

/**
 * Lets a mouse drag a visit to another time, day or person. The drag itself moves nothing: `onDrop` asks first. Escape
 * ends it. Fingers scroll instead; they move a visit by the button in its details.
 */
export function useDragVisit(
  columns: readonly GridColumn[],
  hours: ShownHours | null,
  onDrop: ((booking: Booking, to: FreeTime) => void) | undefined,
) {
  const [dragged, setDragged] = useState<DraggedVisit | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const begin: BeginDrag = (event, visit, from) => {
    const body = event.currentTarget.closest('.dgrid__body');
    if (event.pointerType !== 'mouse' || event.button !== 0 || !hours || !onDrop || !body) return;
    const { booking, start, end } = visit;
    const pressed = { x: event.clientX, y: event.clientY };
    const fields = [...body.querySelectorAll('.dgrid__col')];
    const getMinuteAt = (y: number) => {
      const { top, height } = (fields[0] as Element).getBoundingClientRect();
      return ((y - top) / height) * (hours.end - hours.start) * HOUR_MINUTES;
    };
    const grabbed = getMinuteAt(pressed.y);
    let target: DraggedVisit | null = null;
    let isDragging = false;

    const show = (place: DraggedVisit | null) => {
      target = place;
      setDragged(place);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      isDragging ||= Math.hypot(x - pressed.x, y - pressed.y) > FAR_ENOUGH_PX;
      if (!isDragging) return;
      const at = fields.findIndex((field) => {
        const { left, right } = field.getBoundingClientRect();
        return left <= x && x < right;
      });
      const column = columns[at];
      // Outside the columns the visit stays where it was last.
      if (!column || !canDropIn(column, from, booking)) return;
      const moved = getMinuteAt(y) - grabbed;
      show({ booking, duration: end - start, column: column.key, start: snapStart(start, moved, hours) });
    };
    const finish = () => {
      stop.current = null;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', finish);
      window.removeEventListener('keydown', giveUp, true);
      setDragged(null);
    };
    const drop = () => {
      const dropped = target;
      finish();
      if (!isDragging) return;
      skipClick();
      const column = columns.find(({ key }) => key === dropped?.column);
      if (!dropped || !column || (column.key === from.key && dropped.start === start)) return;
      onDrop(booking, { date: column.day, time: formatMinutes(dropped.start), personId: column.person?.id });
    };
    const giveUp = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !isDragging) return;
      key.preventDefault();
      key.stopPropagation();
      finish();
      window.addEventListener('pointerup', skipClick, { once: true });
    };
    stop.current?.();
    stop.current = finish;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', finish);
    window.addEventListener('keydown', giveUp, true);
  };
  return { dragged, begin: onDrop && begin };
}

/** Ignores the click that the browser fires after a drag, on the visit or on the free time where the mouse was released. */
function skipClick(): void {
  const skip = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', skip, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', skip, true));
}
