import * as messages from '@messages/en';
import { PRODUCT_NAME } from '@/core/brand';
import { fillWords } from '@/sections/visitor-kit/fill-words';

const words = messages.demo;

/** Says that this is nobody's website, and leads to one's own. */
export function DemoBanner() {
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
