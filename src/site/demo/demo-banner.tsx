import { PRODUCT_NAME } from '@/core/brand';
import { addLanguage, type Locale } from '@/core/locale/locale';
import { fillWords } from '@/sections/visitor-kit/fill-words';
import { demoTexts } from './demo-words';

export interface DemoBannerProps {
  locale: Locale;
  /** It is true if the demo's address asks for its language, so that its links ask for it, too. */
  isAsked: boolean;
}

/** Says that the page is nobody's website, and leads to one's own. */
export function DemoBanner({ locale, isAsked }: DemoBannerProps) {
  const words = demoTexts[locale];
  const addAskedLanguage = (path: string) => (isAsked ? addLanguage(locale, path) : path);
  return (
    <aside className="s-demo" aria-label={words.label}>
      <p>
        <strong>{words.label}</strong> {fillWords(words.text, { product: PRODUCT_NAME })}
      </p>
      <a href={`${addAskedLanguage('/')}#examples`}>{words.back}</a>
      <a className="s-demo-start" href={addAskedLanguage('/register')}>
        {words.start}
      </a>
    </aside>
  );
}
