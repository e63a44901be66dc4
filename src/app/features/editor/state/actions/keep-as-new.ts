import { toSlug } from '@/core/slug';
import { type EditorState, newWebsiteState } from '../editor-state';

export interface KeepAsNew {
  type: 'keep-as-new';
}

/** The website was deleted elsewhere: what is here becomes one that is to be created, and can be named anew. */
export function keepAsNew({ title, page, openSectionId, history }: EditorState): EditorState {
  return { ...newWebsiteState, title, slug: toSlug(title), page, openSectionId, history };
}
