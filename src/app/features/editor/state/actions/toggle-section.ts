import type { EditorState } from '../editor-state';

export interface ToggleSection {
  type: 'toggle-section';
  id: string;
}

/** Opens a section's editor or closes it; opening one closes the other. */
export function toggleSection(state: EditorState, { id }: ToggleSection): EditorState {
  return { ...state, openSectionId: state.openSectionId === id ? null : id };
}
