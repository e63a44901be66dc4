import { findDefinition } from '@/sections/page/definitions';
import type { Section } from '@/sections/page/page';

/** Returns where a section goes that is pressed and not dropped: the first cover opens the page, all else comes at the end. */
export function usualPlace(type: string, sections: readonly Section[]): number {
  const isCover = (one = '') => findDefinition(one)?.isCover === true;
  return isCover(type) && !isCover(sections[0]?.type) ? 0 : sections.length;
}
