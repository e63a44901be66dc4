import { type EditorPage, type EditorState, noErrors } from '../editor-state';

export interface Restore {
  type: 'restore';
  page: EditorPage;
}

/** A draft or another version takes the place of the page; the last save stays what it is. */
export function restore(state: EditorState, { page }: Restore): EditorState {
  return { ...state, page, openSectionId: null, errors: noErrors };
}
