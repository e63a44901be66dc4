import { useEffect, useRef } from 'react';
import { isRecord } from '@/core/is-record';

const MARK = 'openSheet';
/** This number grows with each sheet, so that none takes the entry of another for its own. */
let opened = 0;
/** It is pending while the browser leaves the entry of a sheet that was closed in another way. */
let leaving: Promise<unknown> = Promise.resolve();

const getMark = (state: unknown) => (isRecord(state) ? state[MARK] : undefined);

/**
 * Lets the browser's Back close a sheet instead of leaving the screen. An entry of the history stands for the open sheet,
 * and goes when the sheet is closed in another way. The router need not know of an entry at the same address.
 */
export function useCloseByBack(onClose: () => void, isOn = true): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOn) return;
    opened += 1;
    const mark = opened;
    let isMounted = true;
    const handleBack = () => {
      if (getMark(history.state) !== mark) latest.current();
    };
    void leaving.then(() => {
      if (!isMounted) return;
      History.prototype.pushState.call(history, { ...history.state, [MARK]: mark }, '');
      window.addEventListener('popstate', handleBack);
    });
    return () => {
      isMounted = false;
      window.removeEventListener('popstate', handleBack);
      if (getMark(history.state) !== mark) return;
      leaving = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.back();
    };
  }, [isOn]);
}

/**
 * Waits until the entries of closed sheets have left the history: otherwise going back would undo the next step of the
 * owner.
 */
export async function waitForClosedSheets(): Promise<void> {
  // The entry leaves when the sheet is unmounted, which the next task has done.
  await new Promise((resolve) => setTimeout(resolve));
  await leaving;
}
