import type { GroundName } from '@/core/theme';
import type { SectionLayout } from '@/sections/definition/define-section';
import {
  type AnyContent,
  getDefinition,
  isCover,
  type Section,
  type SectionType,
} from '@/sections/page/definitions';

/** At most this many sections in a row stand on the plain ground. */
const PLAIN_IN_A_ROW_MAX = 2;

export interface LookGrounds {
  /** The header has this ground, and so does a hero that opens the page. */
  opening: GroundName;
  footer: GroundName;
  /** The look wishes these grounds for a type, or for one layout of a type, in place of the usual ones. */
  wishes?: Partial<Record<SectionType | `${SectionType} ${string}`, GroundName>>;
}

/** A section takes the first of these that its place allows; the first is its wish. */
const CANDIDATES: Record<GroundName, readonly GroundName[]> = {
  plain: ['plain', 'tint', 'dark'],
  tint: ['tint', 'plain', 'dark'],
  dark: ['dark', 'tint', 'plain'],
};

/** The neighbours of a section decide which grounds it may have. */
interface Neighbours {
  /** It has the grounds of everything above the section, from the page's header on. */
  above: readonly GroundName[];
  /** The owner has chosen this ground for the section below. */
  below: GroundName | undefined;
  /** It is missing where another section follows. */
  footer: GroundName | undefined;
}

/**
 * Returns the ground of each section, in order. Each type and layout wishes one; two coloured neighbours differ, no two dark
 * ones follow each other, a third plain one is tinted, and the last is not the footer's. The header is a neighbour, unless a
 * hero opens the page and shares its ground. A heading and what it names stand on one ground. The owner's choice wins.
 */
export function chooseGrounds(
  sections: readonly Section[],
  layouts: readonly (SectionLayout<AnyContent> | null)[],
  look: LookGrounds,
): GroundName[] {
  const grounds: GroundName[] = [];
  const [first] = sections;
  const isOpened = first !== undefined && isCover(first);
  for (const [index, section] of sections.entries()) {
    const named = getNamedIndex(sections, index);
    const neighbours = {
      above: isOpened ? grounds : [look.opening, ...grounds],
      below: sections[named + 1]?.ground,
      footer: named === sections.length - 1 ? look.footer : undefined,
    };
    const ofHeading = isHeading(sections[index - 1]) ? grounds[index - 1] : undefined;
    const chosen = section.ground ?? ofHeading ?? sections[named]?.ground;
    grounds.push(
      chosen ?? chooseGround(sections[named] ?? section, layouts[named] ?? null, neighbours, look),
    );
  }
  return grounds;
}

/** Returns the index of the section that a heading names; its own for every other section. */
function getNamedIndex(sections: readonly Section[], index: number): number {
  return isHeading(sections[index]) && index + 1 < sections.length
    ? getNamedIndex(sections, index + 1)
    : index;
}

function isHeading(section: Section | undefined): boolean {
  if (section === undefined || section.type === 'unknown') return false;
  return getDefinition(section.type).titleRole === 'heading';
}

function chooseGround(
  section: Section,
  layout: SectionLayout<AnyContent> | null,
  neighbours: Neighbours,
  look: LookGrounds,
): GroundName {
  if (neighbours.above.length === 0) return look.opening;
  const wish = getWishedGround(section, layout, look);
  return CANDIDATES[wish].find((ground) => isAllowed(ground, neighbours)) ?? 'plain';
}

function getWishedGround(
  section: Section,
  layout: SectionLayout<AnyContent> | null,
  { wishes = {} }: LookGrounds,
): GroundName {
  const { type } = section;
  if (type === 'unknown') return 'plain';
  const ofLook = (layout && wishes[`${type} ${layout.name}`]) ?? wishes[type];
  return ofLook ?? layout?.ground ?? getDefinition(type).ground ?? 'plain';
}

function isAllowed(ground: GroundName, { above, below, footer }: Neighbours): boolean {
  if (ground === footer) return false;
  if (ground !== 'plain') return ground !== above.at(-1) && ground !== below;
  const before = above.slice(-PLAIN_IN_A_ROW_MAX);
  return before.length < PLAIN_IN_A_ROW_MAX || before.some((each) => each !== 'plain');
}
