import { PRODUCT_NAME } from '@/core/brand';
import type { Locale } from '@/core/locale/locale';
import { fillWords } from '@/sections/visitor-kit/fill-words';
import { demoTexts } from './demo-words';

/** Says that this is nobody's website, and leads to one's own. */
export function DemoBanner({ locale }: { locale: Locale }) {
  const words = demoTexts[locale];
  return (
    <aside className="s-demo" aria-label={words.label}>
      <p>
        <strong>{words.label}</strong> {fillWords(words.text, { product: PRODUCT_NAME })}
      </p>
      <a href="/#examples">{words.back}</a>
      <a className="s-demo-start" href="/register">
        {words.start}
      </a>
    </aside>
  );
}
