import { withTitle } from '../edit-history';
import { type EditorPage, type EditorState, noErrors } from '../editor-state';

export interface Saved {
  type: 'saved';
  websiteId: number;
  version: number;
  /** What was sent: the owner may have typed on meanwhile. */
  title: string;
  slug: string;
  page: EditorPage;
}

/** A save has succeeded; whatever was typed since stays and is unsaved work. */
export function saved(state: EditorState, { websiteId, version, title, slug, page }: Saved): EditorState {
  const now = { websiteId, version, title, slug, saved: { title, page } };
  const history =
    state.websiteId === null ? withTitle(state.history, { title, page: state.page }) : state.history;
  return { ...state, ...now, lostSaves: [], errors: noErrors, history };
}
