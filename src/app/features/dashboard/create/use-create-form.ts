import { type Dispatch, useReducer, useState } from 'react';
import { isSlugFree, useSlugCheck } from '@/app/entities/slug-check';
import { toSlug } from '@/core/slug';
import {
  type CreateAction,
  type CreateState,
  canSendSlug,
  emptyCreateState,
  type FormProblem,
  findSlugProblem,
  findSlugToCheck,
  findTitleProblem,
  proposeCreateState,
  reduceCreate,
} from './create-state';

/**
 * Keeps the dialog's two fields and what is wrong with them. Problems show once a field was left or sent. The name and
 * the address may be proposed.
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
    /** True if the address can be sent. */
    isReady: canSendSlug(state),
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
    /** Is called when somebody else has taken the address first. */
    loseSlug: (slug: string) => dispatch({ type: 'checkAnswered', slug, isAvailable: false }),
    /** Returns the website to send, or null while something is wrong, which is then shown. */
    finish: () => {
      setIsTitleLeft(true);
      setIsSlugLeft(true);
      const isReady = findTitleProblem(state) === null && canSendSlug(state);
      return isReady ? { title: state.title.trim(), slug: toSlug(state.slug) } : null;
    },
  };
}

export type CreateForm = ReturnType<typeof useCreateForm>;

/** Asks the server whether the address is free, and records each step of the check. */
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
