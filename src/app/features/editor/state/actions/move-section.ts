import type { EditorState } from '../editor-state';
import { renumber } from '../section-order';

export interface MoveSection {
  type: 'move-section';
  from: number;
  to: number;
}

/** Moves a section to another place and numbers all from 0. Places outside the page change nothing. */
export function moveSection(state: EditorState, { from, to }: MoveSection): EditorState {
  const { sections } = state.page;
  const moved = sections[from];
  if (!moved || !sections[to] || from === to) return state;
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections.toSpliced(from, 1).toSpliced(to, 0, moved)) },
  };
}
