import type { MessageKey } from '@/core/messages';
import { nameProblem } from '@/core/plain-name';
import { type CreateState, slugToCheck } from './create-state';

/** The key of the text that says what is wrong. */
export type FormProblem = Extract<MessageKey, `validation.${string}`> | null;

export function titleProblem(state: CreateState): FormProblem {
  return state.title.trim() === '' ? 'validation.websiteName' : nameProblem(state.title);
}

/** A taken address is said at once, a short one only when the owner has stopped writing it. */
export function slugProblem(state: CreateState, isLeft: boolean): FormProblem {
  if (state.status === 'taken') return 'validation.slugTaken';
  return isLeft && slugToCheck(state) === null ? 'validation.slugMin' : null;
}
