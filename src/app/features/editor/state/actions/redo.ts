import { goTo, stepOf } from '../edit-history';
import type { EditorState } from '../editor-state';

export interface Redo {
  type: 'redo';
}

export function redo(state: EditorState): EditorState {
  const { past, future } = state.history;
  const step = future.at(-1);
  if (!step) return state;
  return goTo(state, step, { past: [...past, stepOf(state)], future: future.slice(0, -1), latest: null });
}
