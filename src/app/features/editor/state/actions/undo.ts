import { goTo, stepOf } from '../edit-history';
import type { EditorState } from '../editor-state';

export interface Undo {
  type: 'undo';
}

export function undo(state: EditorState): EditorState {
  const { past, future } = state.history;
  const step = past.at(-1);
  if (!step) return state;
  return goTo(state, step, { past: past.slice(0, -1), future: [...future, stepOf(state)], latest: null });
}
