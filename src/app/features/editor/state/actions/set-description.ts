import type { EditorState } from '../editor-state';
import { withoutSettingError } from '../field-errors';

export interface SetDescription {
  type: 'set-description';
  description: string;
}

export function setDescription(state: EditorState, { description }: SetDescription): EditorState {
  if (description === state.page.description) return state;
  return {
    ...state,
    page: { ...state.page, description },
    errors: withoutSettingError(state.errors, 'description'),
  };
}
