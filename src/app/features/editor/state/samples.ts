import { LOCALES, type Locale } from '@/core/locale/locale';
import { tiers } from '@/core/plans';
import { definitions, getDefinition } from '@/sections/page/definitions';
import { isForVisitors, type Section, type TypedContent } from '@/sections/page/page';
import { fitTemplates } from '@/templates/fit-template';
import { loadTemplates } from '@/templates/load-templates';
import { isSame } from './editor-page';
import { createTranslate, sectionTextLoaders } from './section-texts';

/**
 * Loads all that sections come with, from the editor and from templates: in every language, because the website's and its
 * owner's may have been others when a section was added.
 */
export async function loadSamples(): Promise<TypedContent[]> {
  return (await Promise.all(LOCALES.map(loadSamplesIn))).flat();
}

async function loadSamplesIn(locale: Locale): Promise<TypedContent[]> {
  const [{ default: sections }, templates] = await Promise.all([
    sectionTextLoaders[locale](),
    loadTemplates(locale),
  ]);
  const t = createTranslate(sections);
  // Each plan fits templates in its own way, and the owner may have had another one when the page began.
  const fitted = tiers.flatMap((tier) => fitTemplates(templates, tier));
  return [
    ...Object.values(definitions).map((definition): TypedContent => definition.create(t)),
    ...fitted.flatMap(({ template }) => template.sections),
  ];
}

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

/** Returns content without the ids and the dates that it was given: of its items, and of the section that its button leads to. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value === 'string') return value.replace(/^#.*/, '#');
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id' && name !== 'date');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutIds(part)]));
}
