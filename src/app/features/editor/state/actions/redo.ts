import { type EditorState, noErrors } from '../editor-state';

export interface Redo {
  type: 'redo';
}

export function redo(state: EditorState): EditorState {
  const { past, future } = state.history;
  const page = future.at(-1);
  if (!page) return state;
  return {
    ...state,
    page,
    errors: noErrors,
    history: { past: [...past, state.page], future: future.slice(0, -1), latest: null },
  };
}
