import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import type { Translate } from '@/sections/definition/define-section';

/** The editor says these texts about sections, and new sections come with some of them. */
export type SectionTexts = Messages['sections'];

/** Each language is a script of its own. */
export const sectionTextLoaders: Record<Locale, () => Promise<{ default: SectionTexts }>> = {
  en: () => import('@messages/en/sections.json'),
  sk: () => import('@messages/sk/sections.json'),
  cs: () => import('@messages/cs/sections.json'),
  de: () => import('@messages/de/sections.json'),
};

/** Returns what gives a new section its texts. */
export function createTranslate(sections: SectionTexts): Translate {
  return (key) => findText({ sections }, key);
}

/** Returns the text at a path, `sections.hero.defaultTitle`. */
function findText(texts: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], texts);
  return typeof found === 'string' ? found : '';
}
