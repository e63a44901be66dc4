import { type EditorState, newWebsiteState } from './editor-state';
import { type EditorAction, reduceEditor } from './reduce-editor';

export type EditorDispatch = (action: EditorAction) => void;

/** Holds the editor's state outside React, so that each component follows only the part it draws. */
export interface EditorStore {
  getState: () => EditorState;
  dispatch: EditorDispatch;
  subscribe: (listener: () => void) => () => void;
}

export function createEditorStore(
  state: EditorState = newWebsiteState,
  now: () => number = Date.now,
): EditorStore {
  const listeners = new Set<() => void>();
  let current = state;
  return {
    getState: () => current,
    dispatch(action) {
      const next = reduceEditor(current, action, now());
      if (next === current) return;
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
