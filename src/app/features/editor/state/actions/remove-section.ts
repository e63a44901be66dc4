import type { EditorState } from '../editor-state';
import { renumber } from '../section-order';

export interface RemoveSection {
  type: 'remove-section';
  id: string;
}

export function removeSection(state: EditorState, { id }: RemoveSection): EditorState {
  const { sections } = state.page;
  if (!sections.some((section) => section.id === id)) return state;
  const { [id]: _removed, ...errors } = state.errors.sections;
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections.filter((section) => section.id !== id)) },
    openSectionId: state.openSectionId === id ? null : state.openSectionId,
    errors: { ...state.errors, sections: errors },
  };
}
