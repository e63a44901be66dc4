import { parseImageUrl } from '@/core/image-file';
import type { Section } from '@/sections/page/definitions';
import { isPresentable } from '@/site/share-picture';

/**
 * Returns the picture that stands beside links to a page whose owner has chosen none: the first one that is large
 * enough; null where there is none.
 */
export function findPagePicture(sections: readonly Section[]): string | null {
  for (const section of sections) {
    const found = section.type === 'unknown' ? null : findIn(section.content);
    if (found) return found;
  }
  return null;
}

function findIn(value: unknown): string | null {
  if (typeof value === 'string')
    return parseImageUrl(value.trim()) && isPresentable({ url: value }) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const part of Object.values(value)) {
    const found = findIn(part);
    if (found) return found;
  }
  return null;
}
