import { useReducer, useState } from 'react';
import { toSlug } from '@/core/slug';
import { createReducer, emptyCreateState } from './create-state';
import { type FormProblem, slugProblem, titleProblem } from './form-problems';
import { useSlugCheck } from './use-slug-check';

/** The state of the dialog's two fields and what is wrong with them. Problems show once a field was left or sent. */
export function useCreateForm() {
  const [state, dispatch] = useReducer(createReducer, emptyCreateState);
  const [isTitleLeft, setIsTitleLeft] = useState(false);
  const [isSlugLeft, setIsSlugLeft] = useState(false);
  const isTouched = state !== emptyCreateState;
  useSlugCheck(state, dispatch);

  const problems: { title: FormProblem; slug: FormProblem } = {
    title: isTitleLeft ? titleProblem(state) : null,
    slug: slugProblem(state, isSlugLeft),
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
    /** What to send; null while something is wrong, which then shows. */
    finish: () => {
      setIsTitleLeft(true);
      setIsSlugLeft(true);
      const isReady = titleProblem(state) === null && state.status === 'available';
      return isReady ? { title: state.title.trim(), slug: toSlug(state.slug) } : null;
    },
  };
}

export type CreateForm = ReturnType<typeof useCreateForm>;
