import type { Section } from '@/sections/page/definitions';
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

/** The ids of the sections in order; `known` itself as long as they are the same. */
export function listSectionIds(
  { page: { sections } }: EditorState,
  known: readonly string[] = [],
): readonly string[] {
  const isSame = known.length === sections.length && sections.every(({ id }, index) => id === known[index]);
  return isSame ? known : sections.map(({ id }) => id);
}

/** Numbers sections by their place, from 0; those that already stand right stay the same object. */
export function renumber(sections: readonly Section[]): Section[] {
  return sections.map((section, order) => (section.order === order ? section : { ...section, order }));
}
