import { isRecord } from '@/core/is-record';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import type { Translate } from '@/sections/definition/define-section';

/** They hold the names of the section types, and the texts that new sections come with. */
export type SectionTexts = Messages['sectionTypes'];

/** Each language is a script of its own. */
export const sectionTextLoaders: Record<Locale, () => Promise<{ default: SectionTexts }>> = {
  en: () => import('@messages/en/sectionTypes.json'),
  sk: () => import('@messages/sk/sectionTypes.json'),
  cs: () => import('@messages/cs/sectionTypes.json'),
  de: () => import('@messages/de/sectionTypes.json'),
};

/** Returns the function that gives a new section its texts. */
export function createTranslate(sectionTypes: SectionTexts): Translate {
  return (key) => getSectionText({ sectionTypes }, key);
}

/** Returns the text at a path such as `sectionTypes.hero.defaultTitle`. */
function getSectionText(texts: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), texts);
  return typeof found === 'string' ? found : '';
}
