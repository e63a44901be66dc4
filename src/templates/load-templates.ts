import type { Locale } from '@/core/locale/locale';
import type { Tier } from '@/core/plans';
import { fitTemplates, type OfferedTemplate } from './fit-template';
import { makeTemplates, type Templates, type TemplateWords } from './trades/templates';

/** Each language is a script of its own. */
const loaders: Record<Locale, () => Promise<{ words: TemplateWords }>> = {
  en: () => import('./words/en'),
  sk: () => import('./words/sk'),
  cs: () => import('./words/cs'),
  de: () => import('./words/de'),
};

/** Loads the templates of one language. */
export async function loadTemplates(locale: Locale): Promise<Templates> {
  return makeTemplates((await loaders[locale]()).words, locale);
}

/** Loads the templates of one language as far as a plan allows them. */
export async function loadFittedTemplates(locale: Locale, tier: Tier): Promise<OfferedTemplate[]> {
  return fitTemplates(await loadTemplates(locale), tier);
}
