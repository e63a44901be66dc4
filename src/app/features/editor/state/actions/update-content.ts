import type { Section } from '@/contracts/page-data';
import { changeSection } from '../change-section';
import type { EditorState } from '../editor-state';

export interface UpdateContent {
  type: 'update-content';
  id: string;
  content: Section['content'];
}

export function updateContent(state: EditorState, { id, content }: UpdateContent): EditorState {
  return changeSection(state, id, { content });
}
