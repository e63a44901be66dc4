import { locale as ownLocale } from '@messages';
import { useEffect, useState } from 'react';
import type { Locale } from '@/core/locale/locale';

interface TextsIn<Texts> {
  texts: Texts;
  language: Locale;
}

/** Each language is a script of its own, because a screen has only the texts of its own language. */
type Loaders<Texts> = Record<Locale, () => Promise<{ default: Texts }>>;

/** Creates the hook for texts in the language of a website; until they are loaded, it returns the former texts. */
export function createTextsHook<Texts>(
  ownTexts: Texts,
  loaders: Loaders<Texts>,
): (language: Locale) => TextsIn<Texts> {
  const own = { texts: ownTexts, language: ownLocale };
  const loaded = new Map<Locale, TextsIn<Texts>>([[ownLocale, own]]);
  return (language) => {
    const [shown, setShown] = useState(loaded.get(language) ?? own);
    useEffect(() => {
      let isCurrent = true;
      const show = (found: TextsIn<Texts>) => {
        loaded.set(language, found);
        if (isCurrent) setShown(found);
      };
      const known = loaded.get(language);
      if (known) show(known);
      // Without a connection the texts stay as they are, until the screen is rendered again.
      else
        loaders[language]().then(
          ({ default: texts }) => show({ texts, language }),
          () => {},
        );
      return () => {
        isCurrent = false;
      };
    }, [language]);
    return shown;
  };
}
