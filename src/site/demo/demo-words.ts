import cs from '@messages/cs/demo.json';
import de from '@messages/de/demo.json';
import en from '@messages/en/demo.json';
import sk from '@messages/sk/demo.json';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { getSiteWords } from '../site-words';

/** A demo says this of itself. All languages are here, so only the server imports them. */
export const demoTexts: Record<Locale, Messages['demo']> = { en, sk, cs, de };

/** Returns the words of a public page; where those would say that something was sent, these say that nothing is. */
export function getDemoWords(locale: Locale): SiteWords {
  const site = getSiteWords(locale);
  const demo = demoTexts[locale];
  return {
    ...site,
    contact: { ...site.contact, ...demo.contact },
    booking: { ...site.booking, ...demo.booking },
    products: { ...site.products, ...demo.products },
  };
}
