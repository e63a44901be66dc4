import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The seconds that are left; at none of them `onEnd` is called, once. It stands still while it is not running. */
export function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isRunning || left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onEnd();
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [isRunning, left, onEnd]);
  return left;
}
