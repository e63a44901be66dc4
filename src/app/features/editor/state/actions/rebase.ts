import type { EditorPage, EditorState } from '../editor-state';

export interface Rebase {
  type: 'rebase';
  version: number;
  isPublished: boolean;
  /** The page that another save stored. */
  savedPage: EditorPage;
}

/** Another save came in between: the work stays and now grows from that one. */
export function rebase(state: EditorState, { version, isPublished, savedPage }: Rebase): EditorState {
  const saved = { title: state.title, page: savedPage };
  return { ...state, version, isPublished, saved, lostSaves: [] };
}
