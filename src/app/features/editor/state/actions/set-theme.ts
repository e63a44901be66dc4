import { chosenTheme, isSameTheme, type Theme } from '@/core/theme';
import type { EditorState } from '../editor-state';

export interface SetTheme {
  type: 'set-theme';
  /** Only the parts that change. */
  change: Theme;
}

export function setTheme(state: EditorState, { change }: SetTheme): EditorState {
  const theme = chosenTheme({ ...state.page.theme, ...change });
  if (isSameTheme(theme, state.page.theme)) return state;
  return { ...state, page: { ...state.page, theme } };
}
