import { createContext, useContext } from 'react';
import { safeHref } from '@/core/link';
import type { ViewMode } from './section';
import { elementId } from './section-frame';

/** The sections that are on the page: by their ids, and the first of each type by the type. */
export type Places = ReadonlyMap<string, string>;

/** Set where a whole page is drawn: a section alone knows nothing of its neighbours. */
export const PagePlaces = createContext<Places | null>(null);

/**
 * A link as `safeHref` takes it, where `#contact` leads to the first contact form. Null also for a place that visitors do
 * not find on the page; a preview still shows the link, because its owner may be about to add the section.
 */
export function usePageHref(value: string, mode: ViewMode): string | null {
  const places = useContext(PagePlaces);
  const href = safeHref(value);
  if (!places || !href?.startsWith('#')) return href;
  const name = href.slice(1);
  const id = places.get(name) ?? places.get(name.toLowerCase());
  if (id !== undefined) return `#${elementId(id, mode)}`;
  return mode === 'public' ? null : href;
}
