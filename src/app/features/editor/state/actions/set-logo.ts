import type { EditorState } from '../editor-state';
import { withoutSettingError } from '../field-errors';

export interface SetLogo {
  type: 'set-logo';
  logoUrl: string;
}

export function setLogo(state: EditorState, { logoUrl }: SetLogo): EditorState {
  if (logoUrl === state.page.logoUrl) return state;
  return {
    ...state,
    page: { ...state.page, logoUrl },
    errors: withoutSettingError(state.errors, 'logoUrl'),
  };
}
