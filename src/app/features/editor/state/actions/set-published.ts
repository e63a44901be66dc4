import type { EditorState } from '../editor-state';

export interface SetPublished {
  type: 'set-published';
  isPublished: boolean;
}

export function setPublished(state: EditorState, { isPublished }: SetPublished): EditorState {
  return { ...state, isPublished };
}
