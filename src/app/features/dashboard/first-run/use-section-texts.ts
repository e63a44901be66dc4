import { sections } from '@messages';
import { type SectionTexts, sectionTextLoaders } from '@/app/entities/section-texts';
import { createTextsHook } from '@/app/lib/use-texts-in';
import type { Locale } from '@/core/locale/locale';

const useTexts = createTextsHook<SectionTexts>(sections, sectionTextLoaders);

/** Returns the texts of new sections in the language of a website. */
export function useSectionTexts(language: Locale): SectionTexts {
  return useTexts(language).texts;
}
