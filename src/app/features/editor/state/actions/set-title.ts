import { toSlug } from '@/core/slug';
import type { EditorState } from '../editor-state';
import { withoutSettingError } from '../field-errors';

export interface SetTitle {
  type: 'set-title';
  title: string;
}

/** Names a website that is being created; its address follows. A created website keeps its title. */
export function setTitle(state: EditorState, { title }: SetTitle): EditorState {
  if (state.websiteId !== null) return state;
  const errors = withoutSettingError(withoutSettingError(state.errors, 'title'), 'slug');
  return { ...state, title, slug: toSlug(title), errors };
}
