import type { Section } from '@/contracts/page-data';
import { isSampleAccount } from '@/core/sample-account';
import { isForVisitors } from '@/sections/is-for-visitors';
import { findDefinition, type SectionContent } from '@/sections/registry';
import type { Translate } from '@/sections/section';
import { isSame } from '../state/editor-page';

/** A section as it came with a template. */
export type Sample = Pick<Section, 'type' | 'content'>;

/** It asks and claims nothing: it is right as it comes. */
const NEVER_A_SAMPLE = 'contact';

/**
 * The sections that visitors would get just as they came, whatever their title is: with the content that a new one of
 * their type has, or one of these samples. Products that would be paid to the sample account count whatever else changed.
 */
export function findSampleSections(
  sections: readonly Section[],
  samples: readonly Sample[],
  t: Translate,
): Section[] {
  return sections.filter((section) => {
    const definition = findDefinition(section.type);
    if (hasSampleAccount(section)) return true;
    if (!definition || section.type === NEVER_A_SAMPLE || !isForVisitors(section)) return false;
    const contents = samples.flatMap(({ type, content }) => (type === section.type ? content : []));
    const written = withoutIds(section.content);
    return [definition.defaults(t).content, ...contents].some((one) => isSame(withoutIds(one), written));
  });
}

/** Whether visitors cannot order some of a section's products yet, because they would pay to the sample account. */
export function hasSampleAccount({ type, content }: Section): boolean {
  if (type !== 'products') return false;
  const { products } = content as Partial<SectionContent<'products'>>;
  return Array.isArray(products) && products.some(isSampleAccount);
}

/** Content without the ids that it was given: of its items, and of the section that its button leads to. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value === 'string') return value.replace(/^#.*/, '#');
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutIds(part)]));
}
