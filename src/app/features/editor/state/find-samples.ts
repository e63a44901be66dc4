import { getDefinition } from '@/sections/page/definitions';
import type { Section, TypedContent } from '@/sections/page/page';
import { isForVisitors } from '@/sections/page/visitors';
import { isSame } from './editor-page';

/**
 * Returns the sections that visitors would get just as they came, whatever their title is: with the content of one of these
 * samples. Products that would be paid to the sample account count whatever else changed.
 */
export function findSamples(sections: readonly Section[], samples: readonly TypedContent[]): Section[] {
  return sections.filter((section) => {
    if (section.type === 'unknown') return false;
    if (hasSampleAccount(section)) return true;
    if (getDefinition(section.type).isNeverSample || !isForVisitors(section)) return false;
    const written = withoutIds(section.content);
    return samples.some(({ type, content }) => type === section.type && isSame(withoutIds(content), written));
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
