import type { UniqueIdentifier } from '@dnd-kit/core';
import { isSectionType, type SectionType } from '@/sections/page/definitions';

const NEW = 'new:';

/** The id under which a type of the palette is dragged; sections are dragged under their own. */
export function newSectionDragId(type: SectionType): string {
  return `${NEW}${type}`;
}

/** The type that is dragged from the palette; null when a section of the page is. */
export function draggedType(id: UniqueIdentifier): SectionType | null {
  const text = String(id);
  const type = text.startsWith(NEW) ? text.slice(NEW.length) : '';
  return isSectionType(type) ? type : null;
}
