import type { Section } from '@/contracts/page-data';
import type { EditorState } from './editor-state';

const indexes = new WeakMap<readonly Section[], Map<string, Section>>();

/** A section by its id; each list is indexed once, because every row asks after every change. */
export function findSection({ page: { sections } }: EditorState, id: string): Section | undefined {
  let index = indexes.get(sections);
  if (!index) {
    index = new Map(sections.map((section) => [section.id, section]));
    indexes.set(sections, index);
  }
  return index.get(id);
}
