import type { Section } from '@/contracts/page-data';
import type { EditorState } from './editor-state';
import { withSectionChange } from './field-errors';

/** Changes one section; every other one stays the same object. */
export function changeSection(
  state: EditorState,
  id: string,
  change: Partial<Pick<Section, 'title' | 'content'>>,
): EditorState {
  const { sections } = state.page;
  const index = sections.findIndex((section) => section.id === id);
  const before = sections[index];
  if (!before) return state;
  const after = { ...before, ...change };
  return {
    ...state,
    page: { ...state.page, sections: sections.with(index, after) },
    errors: withSectionChange(state.errors, id, before, after),
  };
}
