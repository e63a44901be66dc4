import { useState } from 'react';
import { addDays } from '@/core/dates';
import { SHOWN_NIGHTS } from './night-cells';

/** Stands for today until the script knows it; nothing is shown then. */
const NO_DAY = '1970-01-01';

/**
 * The nights that stand beside each other: from tomorrow on, or from the chosen arrival on for a visitor who comes back.
 * `today` is null until the script knows it.
 */
export function useNightWindow(today: string | null, arrival: string | undefined, daysAhead: number) {
  const [turned, setTurned] = useState<string | null>(null);
  const first = addDays(today ?? NO_DAY, 1);
  const last = addDays(today ?? NO_DAY, daysAhead);
  const start = turned ?? (arrival && arrival > first ? arrival : first);
  const turn = (steps: number) => {
    const to = addDays(start, steps * SHOWN_NIGHTS);
    setTurned(to < first ? first : to);
  };
  return {
    start,
    nights: today === null ? [] : Array.from({ length: SHOWN_NIGHTS }, (_, index) => addDays(start, index)),
    canTurnBack: start > first,
    canTurnOn: addDays(start, SHOWN_NIGHTS) <= last,
    turnBack: () => turn(-1),
    turnOn: () => turn(1),
    /** Returns true for a night that stands in these or in earlier or later ones. */
    isReached: (night: string) => night >= first && night <= last,
    /** The nights stay where they are, whatever is chosen. */
    keep: () => setTurned(start),
  };
}
