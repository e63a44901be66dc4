import type { EditorState } from '../editor-state';
import { withoutSettingError } from '../field-errors';

export interface SetSlug {
  type: 'set-slug';
  slug: string;
}

/** Gives a website that is being created another address than its name makes, because somebody else has that one. */
export function setSlug(state: EditorState, { slug }: SetSlug): EditorState {
  if (state.websiteId !== null) return state;
  return { ...state, slug, errors: withoutSettingError(state.errors, 'slug') };
}
