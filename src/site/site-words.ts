import cs from '@messages/cs/site.json';
import de from '@messages/de/site.json';
import en from '@messages/en/site.json';
import sk from '@messages/sk/site.json';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import type { SiteWords } from '@/sections/visitor-kit/define-view';

const words: Record<Locale, Messages['site']> = { en, sk, cs, de };

/** Returns the words of a public page in a language. It has all languages, so only the server imports it. */
export function getSiteWords(locale: Locale): SiteWords {
  return { ...words[locale], locale };
}
