import { locale as ownLocale, site as ownTexts } from '@messages';
import { useEffect, useState } from 'react';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import type { SiteWords } from '@/sections/visitor-kit/define-view';

/** Each language is a script of its own: the editor brings only the one that it speaks itself. */
const loaders: Record<Locale, () => Promise<{ default: Messages['site'] }>> = {
  en: () => import('@messages/en/site.json'),
  sk: () => import('@messages/sk/site.json'),
  cs: () => import('@messages/cs/site.json'),
  de: () => import('@messages/de/site.json'),
};

const loaded = new Map<Locale, SiteWords>([[ownLocale, { ...ownTexts, locale: ownLocale }]]);

/** Returns the words of a page in its language; until they have come, those that were shown before. */
export function useSiteWords(language: Locale): SiteWords {
  const [shown, setShown] = useState(loaded.get(language) ?? { ...ownTexts, locale: ownLocale });
  useEffect(() => {
    let isCurrent = true;
    const show = (words: SiteWords) => {
      loaded.set(language, words);
      if (isCurrent) setShown(words);
    };
    const known = loaded.get(language);
    if (known) show(known);
    // Without a connection the page is shown with the words it has, until it is drawn anew.
    else
      loaders[language]().then(
        ({ default: texts }) => show({ ...texts, locale: language }),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return shown;
}
