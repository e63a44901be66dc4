import { findFieldText } from '@/sections/page/edit-field';
import type { EditorState } from '../state/editor-state';
import { findSection } from '../state/section-list';
import { HEADER_ID, type PageField } from './page-fields';

/** Returns the owner's text of a field, not the drawn one; null where there is no such field. */
export function findOwnText(state: EditorState, { sectionId, steps }: PageField): string | null {
  if (sectionId === HEADER_ID) return findWebsiteText(state, steps[0] ?? '');
  const section = findSection(state, sectionId);
  return section && section.type !== 'unknown' ? findFieldText(section, steps) : null;
}

function findWebsiteText({ title, page }: EditorState, name: string): string | null {
  if (name === 'title') return title;
  return name === 'description' || name === 'logoUrl' ? page[name] : null;
}

/** Returns true for the name of a created website, which cannot change. */
export function isFixed({ websiteId }: EditorState, { sectionId, steps }: PageField): boolean {
  return websiteId !== null && sectionId === HEADER_ID && steps[0] === 'title';
}

/** Returns true for a text that can be edited on the page. */
export function isWritten(state: EditorState, field: PageField): boolean {
  return field.kind !== 'picture' && !isFixed(state, field);
}
