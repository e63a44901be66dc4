import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '@/app/lib/paths';
import { type Step, stepBefore } from './steps';

/** The step that the address names, so that the browser's Back goes one step back. A visit begins where the last one ended. */
export function useStep(kept: Step = 'kind') {
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

  const searchOf = (next: Step) => (next === 'kind' ? {} : { step: next });
  return {
    step,
    go: (next: Step) =>
      void navigate({
        to: paths.home,
        search: searchOf(next),
        state: { stepBefore: step },
        resetScroll: false,
      }),
    goBack: () => {
      const next = stepBefore(step);
      if (next === null) return;
      if (before === next) router.history.back();
      else void navigate({ to: paths.home, search: searchOf(next), replace: true, resetScroll: false });
    },
    /** The address names no step any more. */
    leave: () => void navigate({ to: paths.home, search: {}, replace: true, resetScroll: false }),
  };
}
