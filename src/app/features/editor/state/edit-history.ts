import type { EditHistory, EditorPage } from './editor-state';

const MAX_STEPS = 100;
const TOGETHER_MS = 1500;

/** The history after an edit of `place` that replaced the page `before`; an edit of no place is always a step. */
export function remember(
  history: EditHistory,
  before: EditorPage,
  place: string,
  nowMs: number,
): EditHistory {
  const { latest } = history;
  const isSameEdit = place !== '' && latest?.place === place && nowMs - latest.atMs < TOGETHER_MS;
  return {
    past: isSameEdit && history.past.length > 0 ? history.past : [...history.past, before].slice(-MAX_STEPS),
    future: [],
    latest: { place, atMs: nowMs },
  };
}
