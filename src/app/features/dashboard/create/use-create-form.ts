import { type Dispatch, useReducer, useState } from 'react';
import { isSlugFree, useSlugCheck } from '@/app/entities/slug-check';
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

/**
 * The state of the dialog's two fields and what is wrong with them. Problems show once a field was left or sent. The
 * name and the address may be proposed.
 */
export function useCreateForm(proposed: Partial<CreateState> = {}) {
  const [state, dispatch] = useReducer(reduceCreate, proposed, proposeCreateState);
  const [isTitleLeft, setIsTitleLeft] = useState(false);
  const [isSlugLeft, setIsSlugLeft] = useState(false);
  const isTouched = state !== emptyCreateState;
  useSlugCheck(findSlugToCheck(state), (slug, signal) => askForSlug(slug, signal, dispatch));

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

/** Asks the server whether the address is free, and notes each step of that. */
async function askForSlug(
  slug: string,
  signal: AbortSignal,
  dispatch: Dispatch<CreateAction>,
): Promise<void> {
  dispatch({ type: 'checkStarted', slug });
  try {
    dispatch({ type: 'checkAnswered', slug, isAvailable: await isSlugFree(slug, signal) });
  } catch {
    if (!signal.aborted) dispatch({ type: 'checkFailed', slug });
  }
}
