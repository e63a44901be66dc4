import { type EditorState, noErrors } from '../editor-state';

export interface Undo {
  type: 'undo';
}

export function undo(state: EditorState): EditorState {
  const { past, future } = state.history;
  const page = past.at(-1);
  if (!page) return state;
  return {
    ...state,
    page,
    errors: noErrors,
    history: { past: past.slice(0, -1), future: [...future, state.page], latest: null },
  };
}
