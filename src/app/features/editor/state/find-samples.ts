import { tiers } from '@/core/plans';
import type { Translate } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import type { Section, TypedContent } from '@/sections/page/page';
import { isForVisitors } from '@/sections/page/visitors';
import { fittedTemplates } from '@/templates/fit-template';
import { isSame } from './editor-page';

/** The sections that visitors would get just as they came with the editor or with a template. */
export function findSamples(sections: readonly Section[], t: Translate): Section[] {
  // Each plan fits templates in its own way, and the owner may have had another one when the page began.
  const samples = tiers.flatMap(fittedTemplates).flatMap(({ template }) => template.sections);
  return findSampleSections(sections, samples, t);
}

/**
 * Returns the sections that visitors would get just as they came, whatever their title is: with the content that a new one
 * of their type has, or one of these samples. Products that would be paid to the sample account count whatever else changed.
 */
export function findSampleSections(
  sections: readonly Section[],
  samples: readonly TypedContent[],
  t: Translate,
): Section[] {
  return sections.filter((section) => {
    if (section.type === 'unknown') return false;
    const { defaults, isNeverSample } = getDefinition(section.type);
    if (hasSampleAccount(section)) return true;
    if (isNeverSample || !isForVisitors(section)) return false;
    const contents = samples.flatMap(({ type, content }) => (type === section.type ? content : []));
    const written = withoutIds(section.content);
    return [defaults(t).content, ...contents].some((one) => isSame(withoutIds(one), written));
  });
}

/** Returns true while visitors cannot order some of a section's products, because they would pay to the sample account. */
export function hasSampleAccount(section: Section): boolean {
  if (section.type === 'unknown') return false;
  return getDefinition(section.type).hasSampleAccount?.(section.content) ?? false;
}

/** Returns content without the ids that it was given: of its items, and of the section that its button leads to. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value === 'string') return value.replace(/^#.*/, '#');
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutIds(part)]));
}
