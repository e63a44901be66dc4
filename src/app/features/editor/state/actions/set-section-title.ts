import { changeSection } from '../change-section';
import type { EditorState } from '../editor-state';

export interface SetSectionTitle {
  type: 'set-section-title';
  id: string;
  title: string;
}

export function setSectionTitle(state: EditorState, { id, title }: SetSectionTitle): EditorState {
  return changeSection(state, id, { title });
}
