import { type EditorPage, type EditorState, noErrors } from '../editor-state';
import { setTitle } from './set-title';

export interface Restore {
  type: 'restore';
  page: EditorPage;
  /** Of a website that is not created yet. */
  title?: string;
}

/** A draft or another version takes the place of the page; the last save stays what it is. */
export function restore(state: EditorState, { page, title = state.title }: Restore): EditorState {
  const named = setTitle(state, { type: 'set-title', title });
  return { ...named, page, openSectionId: null, errors: noErrors };
}
