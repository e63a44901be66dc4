import type { GroundName } from '@/core/theme';
import type { SectionLayout } from '@/sections/definition/define-section';
import { type AnyContent, getDefinition } from '@/sections/page/definitions';
import type { Section } from '@/sections/page/page';

/** So many sections in a row may stand on the plain ground. */
const PLAIN_IN_A_ROW_MAX = 2;

export interface LookGrounds {
  /** Of the header, and of a hero that opens the page. */
  opening: GroundName;
  footer: GroundName;
}

/**
 * Returns the ground of each section, in order. Each type and layout wishes one; two coloured neighbours differ, no two dark
 * ones follow each other, a third plain one is tinted, and the last is not the footer's. The owner's choice wins.
 */
export function chooseGrounds(
  sections: readonly Section[],
  layouts: readonly (SectionLayout<AnyContent> | null)[],
  look: LookGrounds,
): GroundName[] {
  const grounds: GroundName[] = [];
  for (const [index, section] of sections.entries()) {
    const isLast = index === sections.length - 1;
    grounds.push(section.ground ?? chooseGround(section, layouts[index] ?? null, grounds, look, isLast));
  }
  return grounds;
}

function chooseGround(
  section: Section,
  layout: SectionLayout<AnyContent> | null,
  above: readonly GroundName[],
  look: LookGrounds,
  isLast: boolean,
): GroundName {
  const wish = findWish(section, layout, above.length === 0, look);
  const before = above.at(-1);
  if (before === undefined) return wish;
  const ground = wish === before ? yieldTo(wish, above) : wish;
  if (!isLast || ground !== look.footer) return ground;
  // The footer follows: the last section takes a ground that neither neighbour has.
  return before === 'plain' ? 'tint' : 'plain';
}

function findWish(
  section: Section,
  layout: SectionLayout<AnyContent> | null,
  isFirst: boolean,
  look: LookGrounds,
): GroundName {
  if (section.type === 'unknown') return 'plain';
  const { ground, isCover } = getDefinition(section.type);
  if (isFirst && isCover) return look.opening;
  return layout?.ground ?? ground ?? 'plain';
}

/** The section above has the ground that this one wishes. */
function yieldTo(wish: GroundName, above: readonly GroundName[]): GroundName {
  if (wish === 'dark') return 'tint';
  if (wish === 'tint') return 'plain';
  const isRow =
    above.length >= PLAIN_IN_A_ROW_MAX &&
    above.slice(-PLAIN_IN_A_ROW_MAX).every((ground) => ground === 'plain');
  return isRow ? 'tint' : 'plain';
}
