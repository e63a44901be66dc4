import type { Section } from '@/sections/page/definitions';
import type { EditorState } from './editor-state';

const indexes = new WeakMap<readonly Section[], Map<string, Section>>();

/** Returns a section by its id. Each list is indexed once, because every row asks after every change. */
export function findSection({ page: { sections } }: EditorState, id: string): Section | undefined {
  let index = indexes.get(sections);
  if (!index) {
    index = new Map(sections.map((section) => [section.id, section]));
    indexes.set(sections, index);
  }
  return index.get(id);
}

/** Returns the ids of the sections in order, and `known` itself as long as they are the same. */
export function listSectionIds(
  { page: { sections } }: EditorState,
  known: readonly string[] = [],
): readonly string[] {
  const isSame = known.length === sections.length && sections.every(({ id }, index) => id === known[index]);
  return isSame ? known : sections.map(({ id }) => id);
}

/** Numbers sections by their position, from 0; sections whose number is right stay the same objects. */
export function renumber(sections: readonly Section[]): Section[] {
  return sections.map((section, order) => (section.order === order ? section : { ...section, order }));
}
