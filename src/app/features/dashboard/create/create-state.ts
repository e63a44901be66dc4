import type { MessageKey } from '@/core/messages';
import { findNameProblem } from '@/core/plain-name';
import { SLUG_MIN_LENGTH, toSlug } from '@/core/slug';

export const emptyCreateState: CreateState = { title: '', slug: '', isSlugEdited: false, status: 'idle' };

/** Returns the state of a form with a proposed name, and with the proposed address if it was edited by hand. */
export function proposeCreateState({ title, slug, isSlugEdited }: Partial<CreateState>): CreateState {
  if (!title && !slug) return emptyCreateState;
  const named = reduceCreate(emptyCreateState, { type: 'titleTyped', title: title ?? '' });
  return isSlugEdited ? { ...named, slug: slug ?? '', isSlugEdited } : named;
}

/** An address is `unchecked` where the check failed: then the server says when it is sent whether it is free. */
export type SlugStatus = 'idle' | 'checking' | 'available' | 'unchecked' | 'taken';

export interface CreateState {
  title: string;
  slug: string;
  /** An address that was edited by hand no longer follows the name. */
  isSlugEdited: boolean;
  status: SlugStatus;
}

export type CreateAction =
  | { type: 'titleTyped'; title: string }
  | { type: 'slugTyped'; text: string }
  | { type: 'slugLeft' }
  | { type: 'checkStarted'; slug: string }
  | { type: 'checkAnswered'; slug: string; isAvailable: boolean }
  | { type: 'checkFailed'; slug: string };

export function reduceCreate(state: CreateState, action: CreateAction): CreateState {
  switch (action.type) {
    case 'titleTyped': {
      const slug = state.isSlugEdited ? state.slug : toSlug(action.title);
      return withSlug({ ...state, title: action.title }, slug);
    }
    case 'slugTyped':
      return withSlug({ ...state, isSlugEdited: true }, toSlugWhileTyping(action.text));
    case 'slugLeft':
      return withSlug(state, toSlug(state.slug));
    case 'checkStarted':
      return answerFor(state, action.slug, 'checking');
    case 'checkAnswered':
      return answerFor(state, action.slug, action.isAvailable ? 'available' : 'taken');
    case 'checkFailed':
      return answerFor(state, action.slug, 'unchecked');
  }
}

/** Returns the address to check, or null while it is too short. */
export function findSlugToCheck(state: CreateState): string | null {
  const slug = toSlug(state.slug);
  return slug.length >= SLUG_MIN_LENGTH ? slug : null;
}

/** Returns true unless the address is too short, taken or still being checked. */
export function canSendSlug({ status }: CreateState): boolean {
  return status === 'available' || status === 'unchecked';
}

function withSlug(state: CreateState, slug: string): CreateState {
  return { ...state, slug, status: toSlug(slug) === toSlug(state.slug) ? state.status : 'idle' };
}

/** An answer that arrives after another edit is not about the present address. */
function answerFor(state: CreateState, slug: string, status: SlugStatus): CreateState {
  return findSlugToCheck(state) === slug ? { ...state, status } : state;
}

/** Returns the normal form of an address, but keeps the hyphen at the end that the next word will need. */
function toSlugWhileTyping(text: string): string {
  const slug = toSlug(text);
  return slug !== '' && /[^\p{Letter}\p{Number}]$/u.test(text) ? `${slug}-` : slug;
}

/** It is the key of the text that says what is wrong. */
export type FormProblem = Extract<MessageKey, `validation.${string}`> | null;

export function findTitleProblem(state: CreateState): FormProblem {
  return state.title.trim() === '' ? 'validation.websiteName' : findNameProblem(state.title);
}

/** A taken address is reported at once, a short one only when the owner has left the field. */
export function findSlugProblem(state: CreateState, isLeft: boolean): FormProblem {
  if (state.status === 'taken') return 'validation.slugTaken';
  return isLeft && findSlugToCheck(state) === null ? 'validation.slugMin' : null;
}
