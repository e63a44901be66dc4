import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Order } from '@/contracts/orders';

/** The next step cannot be taken for this long: a second tap must not ship what was only paid. */
const REST_MS = 800;

/**
 * Moves an order on by one step with a button, which then rests. The button goes with its step, so `list` takes the
 * focus.
 */
export function useStep(
  { status }: Order,
  list: RefObject<HTMLElement | null>,
  onMove: (status: Order['status']) => void,
) {
  const [taken, setTaken] = useState<Order['status'] | null>(null);
  const hasStepped = useRef(false);
  useEffect(() => {
    if (taken === null) return;
    const timer = setTimeout(() => setTaken(null), REST_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status has another button
  useEffect(() => {
    if (hasStepped.current) list.current?.focus();
    hasStepped.current = false;
  }, [status]);
  return {
    isResting: (next: Order['status']) => taken !== null && next !== taken,
    takeStep: (event: MouseEvent, next: Order['status']) => {
      // The second half of a double click would take the step after this one.
      if (event.detail > 1) return;
      hasStepped.current = true;
      setTaken(next);
      onMove(next);
    },
  };
}
