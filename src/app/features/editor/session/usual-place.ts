import type { Section } from '@/contracts/page-data';

/** Where a section goes that is pressed and not dropped: the first hero opens the page, all else comes at the end. */
export function usualPlace(type: string, sections: readonly Section[]): number {
  return type === 'hero' && sections[0]?.type !== 'hero' ? 0 : sections.length;
}
