import { locale } from '@messages';
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, useState } from 'react';
import { browserCopies, readCopiesChange } from '@/app/lib/browser-copies';
import { paths } from '@/core/screen-paths';
import { createEmptyRun, reduceRun } from './answers';
import { endRun, keepRun, readKeptRun } from './kept-run';
import { findStepBefore, type Step } from './steps';

/** Returns the answers and the step of an owner; this browser keeps them with each change. */
export function useFirstRun(userId: number) {
  const [kept] = useState(() => readKeptRun(browserCopies, userId));
  const [run, dispatch] = useReducer(reduceRun, kept?.run ?? createEmptyRun(locale));
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

/** Returns the step that the address names, so that Back goes one step back. A visit begins where the last one ended. */
function useStep(kept: Step = 'kind') {
  const { step: named = 'kind' } = useSearch({ strict: false });
  const before = useRouterState({ select: ({ location }) => location.state.stepBefore });
  const navigate = useNavigate();
  const router = useRouter();
  const [isBegun, setIsBegun] = useState(named !== 'kind' || kept === 'kind');
  const step = isBegun ? named : kept;

  useEffect(() => {
    if (isBegun) return;
    if (named === 'kind') void navigate({ to: paths.home, search: { step: kept }, replace: true });
    else setIsBegun(true);
  }, [isBegun, named, kept, navigate]);

  const toSearch = (next: Step) => (next === 'kind' ? {} : { step: next });
  return {
    step,
    go: (next: Step) =>
      void navigate({
        to: paths.home,
        search: toSearch(next),
        state: { stepBefore: step },
        resetScroll: false,
      }),
    goBack: () => {
      const next = findStepBefore(step);
      if (next === null) return;
      if (before === next) router.history.back();
      else void navigate({ to: paths.home, search: toSearch(next), replace: true, resetScroll: false });
    },
    /** Takes the step out of the address. */
    leave: () => void navigate({ to: paths.home, search: {}, replace: true, resetScroll: false }),
  };
}
