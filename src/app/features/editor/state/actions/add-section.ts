import { MAX_SECTIONS, type Section } from '@/contracts/page-data';
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

/** Two sections of a type may be added in one millisecond: the later one takes the next that is free. */
function freeId(type: string, nowMs: number, sections: readonly Section[]): string {
  const taken = new Set(sections.map(({ id }) => id));
  let timestamp = nowMs;
  while (taken.has(`${type}-${timestamp}`)) timestamp += 1;
  return `${type}-${timestamp}`;
}
