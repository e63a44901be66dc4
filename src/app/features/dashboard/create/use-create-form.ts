import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { call } from '@/app/lib/call';
import { checkSlug } from '@/contracts/endpoints/websites';
import { toSlug } from '@/core/slug';
import {
  type CreateAction,
  type CreateState,
  emptyCreateState,
  type FormProblem,
  findSlugProblem,
  findSlugToCheck,
  findTitleProblem,
  proposeCreateState,
  reduceCreate,
} from './create-state';

const DEBOUNCE_MS = 300;

/**
 * The state of the dialog's two fields and what is wrong with them. Problems show once a field was left or sent. The
 * name and the address may be proposed.
 */
export function useCreateForm(proposed: Partial<CreateState> = {}) {
  const [state, dispatch] = useReducer(reduceCreate, proposed, proposeCreateState);
  const [isTitleLeft, setIsTitleLeft] = useState(false);
  const [isSlugLeft, setIsSlugLeft] = useState(false);
  const isTouched = state !== emptyCreateState;
  useSlugCheck(state, dispatch);

  const problems: { title: FormProblem; slug: FormProblem } = {
    title: isTitleLeft ? findTitleProblem(state) : null,
    slug: findSlugProblem(state, isSlugLeft),
  };

  return {
    state,
    problems,
    typeTitle: (title: string) => dispatch({ type: 'titleTyped', title }),
    leaveTitle: () => {
      if (!isTouched) return;
      setIsTitleLeft(true);
      setIsSlugLeft(true);
    },
    typeSlug: (text: string) => dispatch({ type: 'slugTyped', text }),
    leaveSlug: () => {
      if (isTouched) setIsSlugLeft(true);
      dispatch({ type: 'slugLeft' });
    },
    /** Somebody else was faster. */
    loseSlug: (slug: string) => dispatch({ type: 'checkAnswered', slug, isAvailable: false }),
    /** Returns what to send, or null while something is wrong, which then shows. */
    finish: () => {
      setIsTitleLeft(true);
      setIsSlugLeft(true);
      const isReady = findTitleProblem(state) === null && state.status === 'available';
      return isReady ? { title: state.title.trim(), slug: toSlug(state.slug) } : null;
    },
  };
}

export type CreateForm = ReturnType<typeof useCreateForm>;

/** Asks the server whether the address is free, a moment after the last edit. An overtaken question is called off. */
function useSlugCheck(state: CreateState, dispatch: Dispatch<CreateAction>) {
  const slug = findSlugToCheck(state);
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
