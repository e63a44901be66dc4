import { type Dispatch, useEffect } from 'react';
import { call } from '@/app/lib/call';
import { checkSlug } from '@/contracts/endpoints/websites';
import { type CreateAction, type CreateState, slugToCheck } from './create-state';

const DEBOUNCE_MS = 300;

/** Asks the server whether the address is free, a moment after the last edit. An overtaken question is called off. */
export function useSlugCheck(state: CreateState, dispatch: Dispatch<CreateAction>) {
  const slug = slugToCheck(state);
  useEffect(() => {
    if (slug === null) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      dispatch({ type: 'checkStarted', slug });
      try {
        const { available } = await call(checkSlug, { params: { slug } }, { signal: abort.signal });
        dispatch({ type: 'checkAnswered', slug, isAvailable: available });
      } catch {
        if (!abort.signal.aborted) dispatch({ type: 'checkFailed', slug });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [slug, dispatch]);
}
