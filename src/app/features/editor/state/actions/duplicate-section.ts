import { MAX_SECTIONS } from '@/contracts/page-data';
import { freeId } from '@/sections/free-id';
import type { EditorState } from '../editor-state';
import { freshItemIds } from '../fresh-item-ids';
import { renumber } from '../section-order';

export interface DuplicateSection {
  type: 'duplicate-section';
  id: string;
}

/** Puts a copy right below a section and opens the copy's editor. */
export function duplicateSection(state: EditorState, { id }: DuplicateSection, nowMs: number): EditorState {
  const { sections } = state.page;
  const index = sections.findIndex((section) => section.id === id);
  const source = sections[index];
  if (!source || sections.length >= MAX_SECTIONS) return state;
  const copy = {
    ...source,
    id: freeId(source.type, nowMs, sections),
    content: freshItemIds(source.content, nowMs),
  };
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections.toSpliced(index + 1, 0, copy)) },
    openSectionId: copy.id,
  };
}
