import { createContext, useContext } from 'react';
import { toSafeHref } from '@/core/link';
import { getElementId, getLinkedThingId } from './frame';

/** Maps each section's id to itself, each type to the id of its first section, and each linked thing to its section. */
export type LinkTargets = ReadonlyMap<string, string>;

interface TargetSection {
  id: string;
  type: string;
  /** Other sections lead to these things in it. */
  linked?: readonly { id: string }[];
}

/** No section's id or type begins like this. */
const LINKED = 'linked ';

/** Lists where a link may lead among sections in their order. */
export function listLinkTargets(sections: readonly TargetSection[]): LinkTargets {
  // The first section of a type is set last, and ids after types, so that a name means one section at most.
  const byType = [...sections].reverse().map(({ id, type }) => [type, id] as const);
  const byLinked = [...sections]
    .reverse()
    .flatMap(({ id, linked = [] }) => linked.map((thing) => [`${LINKED}${thing.id}`, id] as const));
  return new Map([...byLinked, ...byType, ...sections.map(({ id }) => [id, id] as const)]);
}

/** Returns the id of the section that `#contact` or `#contact-1` means. */
export function findLinkTarget(targets: LinkTargets, href: string): string | undefined {
  const name = href.slice(1);
  return targets.get(name) ?? targets.get(name.toLowerCase());
}

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
  const id = targets.get(`${LINKED}${thing}`);
  return id === undefined
    ? null
    : `#${encodeURIComponent(getLinkedThingId(getElementId(id, 'public'), thing))}`;
}
