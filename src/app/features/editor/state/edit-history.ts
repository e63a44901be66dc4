import { toSlug } from '@/core/slug';
import { type EditHistory, type EditorState, type EditStep, noErrors } from './editor-state';

const MAX_STEPS = 100;
const TOGETHER_MS = 1500;

/** What is there now, as a step to come back to. */
export function stepOf({ title, page }: EditorState): EditStep {
  return { title, page };
}

/** The history after an edit of `place` that replaced what was there `before`; an edit of no place is always a step. */
export function remember(history: EditHistory, before: EditStep, place: string, nowMs: number): EditHistory {
  const { latest } = history;
  const isSameEdit = place !== '' && latest?.place === place && nowMs - latest.atMs < TOGETHER_MS;
  return {
    past: isSameEdit && history.past.length > 0 ? history.past : [...history.past, before].slice(-MAX_STEPS),
    future: [],
    latest: { place, atMs: nowMs },
  };
}

/** The state at another step. A created website keeps its name. */
export function goTo(state: EditorState, { title, page }: EditStep, history: EditHistory): EditorState {
  const isRenamed = state.websiteId === null && title !== state.title;
  const name = isRenamed ? { title, slug: toSlug(title) } : null;
  return { ...state, ...name, page, errors: noErrors, history };
}

/** The history of a website that was just created by this title: there is no way back to another one. */
export function withTitle({ past, future, latest }: EditHistory, { title, page }: EditStep): EditHistory {
  const withoutNaming = (steps: readonly EditStep[]) =>
    steps
      .filter((step, index) => step.page !== (steps[index + 1] ?? { page }).page)
      .map((step) => ({ ...step, title }));
  return { past: withoutNaming(past), future: withoutNaming(future), latest };
}
