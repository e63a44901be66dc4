import { type PointerEvent, useRef } from 'react';

/** A pull that is shorter goes back: nobody closes by a finger that slipped. */
const FAR_ENOUGH_PX = 80;

/** Returns what the head of a sheet needs so that pulling it down closes it. */
export function usePullDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const move = (event: PointerEvent<HTMLElement>, pulled: number) => {
    event.currentTarget.parentElement?.style.setProperty('translate', pulled > 0 ? `0 ${pulled}px` : '');
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const pulled = event.clientY - start.current;
    start.current = null;
    if (event.type === 'pointerup' && pulled >= FAR_ENOUGH_PX) onClose();
    else move(event, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) move(event, event.clientY - start.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
