import { locale } from '@messages';
import { useEffect, useReducer, useRef, useState } from 'react';
import { browserCopies, readCopiesChange } from '@/app/lib/browser-copies';
import { emptyRun, reduceRun } from './answers';
import { endRun, keepRun, readKeptRun } from './kept-run';
import { useStep } from './use-step';

/** The answers and the step of an owner, which this browser keeps with each change. */
export function useFirstRun(userId: number) {
  const [kept] = useState(() => readKeptRun(browserCopies, userId));
  const [run, dispatch] = useReducer(reduceRun, kept?.run ?? emptyRun(locale));
  const { step, go, goBack, leave } = useStep(kept?.step);
  const [first] = useState({ run, step });
  const isEnded = useRef(false);

  useEffect(() => {
    const isUntouched = run === first.run && step === first.step;
    if (!isUntouched && !isEnded.current) keepRun(browserCopies, userId, { run, step });
  }, [run, step, first, userId]);

  useEffect(() => {
    const readChange = (event: StorageEvent) => {
      // This tab remembers nobody who has logged out in another one.
      if (readCopiesChange(event)?.forgotten === userId) isEnded.current = true;
    };
    window.addEventListener('storage', readChange);
    return () => window.removeEventListener('storage', readChange);
  }, [userId]);

  const end = () => {
    isEnded.current = true;
    endRun(browserCopies, userId);
  };
  return { run, dispatch, step, go, goBack, leave, end };
}
