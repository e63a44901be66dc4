import { type PointerEvent, useRef } from 'react';

const MIN_PX = 40;

export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Tells a swipe to the side: -1 when the finger moved to the right, towards the one before. */
export function useSwipe(onSwipe: (by: -1 | 1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, clientX: x, clientY: y }) {
      // A second finger, or a page that is zoomed in, means looking closer.
      start.current = isPrimary && (window.visualViewport?.scale ?? 1) <= 1.01 ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= MIN_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x > 0 ? -1 : 1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
