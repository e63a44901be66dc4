import type { Section } from '@/contracts/page-data';

/** Numbers sections by their place, from 0; those that already stand right stay the same object. */
export function renumber(sections: readonly Section[]): Section[] {
  return sections.map((section, order) => (section.order === order ? section : { ...section, order }));
}
