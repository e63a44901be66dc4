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

/** Returns the id of the section that has a linked thing. */
export function findThingTarget(targets: LinkTargets, thing: string): string | undefined {
  return targets.get(`${LINKED}${thing}`);
}
