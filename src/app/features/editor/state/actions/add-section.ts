import { MAX_SECTIONS, type Section } from '@/contracts/page-data';
import { freeId } from '@/sections/free-id';
import type { EditorState } from '../editor-state';
import { renumber } from '../section-order';

export interface AddSection {
  type: 'add-section';
  sectionType: string;
  title: string;
  content: Section['content'];
  /** The place it takes; the end when left out. */
  index?: number;
}

/** Adds a section and opens its editor. */
export function addSection(state: EditorState, action: AddSection, nowMs: number): EditorState {
  const { sections } = state.page;
  if (sections.length >= MAX_SECTIONS) return state;
  const index = action.index ?? sections.length;
  const id = freeId(action.sectionType, nowMs, sections);
  const { sectionType, title, content } = action;
  const added: Section = { id, type: sectionType, title, content, order: index };
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections.toSpliced(index, 0, added)) },
    openSectionId: id,
  };
}
