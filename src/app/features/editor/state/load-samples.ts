import { LOCALES, type Locale } from '@/core/locale/locale';
import { tiers } from '@/core/plans';
import { definitions } from '@/sections/page/definitions';
import type { TypedContent } from '@/sections/page/page';
import { fitTemplates } from '@/templates/fit-template';
import { loadTemplates } from '@/templates/load-templates';
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
