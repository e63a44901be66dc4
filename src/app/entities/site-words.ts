import { site } from '@messages';
import { useMemo } from 'react';
import { createTextsHook } from '@/app/lib/use-texts-in';
import type { Locale } from '@/core/locale/locale';
import type { SiteWords } from '@/sections/visitor-kit/define-view';

const useSiteTexts = createTextsHook(site, {
  en: () => import('@messages/en/site.json'),
  sk: () => import('@messages/sk/site.json'),
  cs: () => import('@messages/cs/site.json'),
  de: () => import('@messages/de/site.json'),
});

/** Returns the words of a page in its language; until these are loaded, the words that were shown before. */
export function useSiteWords(websiteLanguage: Locale): SiteWords {
  const { texts, language } = useSiteTexts(websiteLanguage);
  return useMemo(() => ({ ...texts, locale: language }), [texts, language]);
}
