import { LOCALES, type Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import { tiers } from '@/core/plans';
import type { Translate } from '@/sections/definition/define-section';
import { definitions } from '@/sections/page/definitions';
import type { TypedContent } from '@/sections/page/page';
import { fitTemplates } from '@/templates/fit-template';
import { loadTemplates } from '@/templates/load-templates';

const textLoaders: Record<Locale, () => Promise<{ default: Messages['sections'] }>> = {
  en: () => import('@messages/en/sections.json'),
  sk: () => import('@messages/sk/sections.json'),
  cs: () => import('@messages/cs/sections.json'),
  de: () => import('@messages/de/sections.json'),
};

/**
 * Loads all that sections come with, from the editor and from templates: in every language, because the website's and its
 * owner's may have been others when a section was added.
 */
export async function loadSamples(): Promise<TypedContent[]> {
  return (await Promise.all(LOCALES.map(loadSamplesIn))).flat();
}

async function loadSamplesIn(locale: Locale): Promise<TypedContent[]> {
  const [{ default: sections }, templates] = await Promise.all([
    textLoaders[locale](),
    loadTemplates(locale),
  ]);
  const t: Translate = (key) => findText({ sections }, key);
  // Each plan fits templates in its own way, and the owner may have had another one when the page began.
  const fitted = tiers.flatMap((tier) => fitTemplates(templates, tier));
  return [
    ...Object.values(definitions).map((definition): TypedContent => definition.create(t)),
    ...fitted.flatMap(({ template }) => template.sections),
  ];
}

/** Returns the text at a path, `sections.hero.defaultTitle`. */
function findText(texts: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], texts);
  return typeof found === 'string' ? found : '';
}
