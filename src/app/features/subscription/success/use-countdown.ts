import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The seconds that are left; at none of them `onEnd` is called. It stands still while it is not running. */
export function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left, onEnd]);
  return left;
}
