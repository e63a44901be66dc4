import { createContext, useContext } from 'react';
import { toSafeHref } from '@/core/link';
import { findLinkTarget, findThingTarget, type LinkTargets } from '../definition/link-targets';
import { getElementId, getLinkedThingId } from './frame';

/** Set where a whole page is drawn for visitors: a section alone knows nothing of its neighbours. */
export const LinkTargetsContext = createContext<LinkTargets | null>(null);

/**
 * Returns a link as `toSafeHref` does, where `#contact` leads to the first contact form; null for a place that visitors do
 * not find. A preview shows every link: its owner may be about to add the section, and nothing in a preview can be pressed.
 */
export function usePageHref(value: string): string | null {
  const targets = useContext(LinkTargetsContext);
  const href = toSafeHref(value);
  if (!targets || !href?.startsWith('#')) return href;
  const id = findLinkTarget(targets, href);
  return id === undefined ? null : `#${getElementId(id, 'public')}`;
}

/** Returns a link to a thing in the section that has it; null where visitors find none. A preview shows every such link. */
export function useLinkedHref(thing: string): string | null {
  const targets = useContext(LinkTargetsContext);
  if (!targets) return '#';
  const id = findThingTarget(targets, thing);
  return id === undefined
    ? null
    : `#${encodeURIComponent(getLinkedThingId(getElementId(id, 'public'), thing))}`;
}
