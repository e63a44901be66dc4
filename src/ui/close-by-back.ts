import { useEffect, useRef } from 'react';
import { isRecord } from '@/core/is-record';

const MARK = 'openSheet';
/** Grows with each sheet, so that none takes the entry of another for its own. */
let opened = 0;
/** Is kept while the browser leaves the entry of a sheet that was closed in another way. */
let leaving: Promise<unknown> = Promise.resolve();

const getMark = (state: unknown) => (isRecord(state) ? state[MARK] : undefined);

/**
 * Lets the browser's Back close what is open instead of leaving the screen: an entry of the history stands for it, and
 * goes when it is closed in another way. The router need not know of an entry at the same address.
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

/** Waits until the entries of closed sheets have left the history: Back would otherwise take back where one goes next. */
export async function waitForClosedSheets(): Promise<void> {
  // The entry leaves when the sheet is unmounted, which the next task has done.
  await new Promise((resolve) => setTimeout(resolve));
  await leaving;
}
