import { useId, useRef, useState } from 'react';
import { toSafeImageUrl } from '@/core/link';
import { formatMoney } from '@/core/locale/format';
import { keepPriceTogether, parsePriceCents } from '@/core/money';
import type { SiteWords, ViewMode } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import { fillWords } from '../../visitor-kit/fill-words';
import { Paragraphs } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { LongList, ROWS } from '../../visitor-kit/long-list';
import type { OfferedProduct } from './offered-product';
import { OrderDialog } from './order-dialog';
import type { NamedLink } from './order-form';
import { splitFacts } from './split-facts';

/** The picture takes at most half of a page beside its text, and two fifths of a phone. */
const SIZES = '(min-width: 84rem) 38rem, (min-width: 36rem) 50vw, 40vw';

export interface ProductListProps {
  slug: string;
  sectionId: string;
  products: OfferedProduct[];
  mode: ViewMode;
  /** True if the section opens the page. */
  isFirst: boolean;
  /** True if lines that are a name and a value stand in a table. */
  hasFacts: boolean;
  /** True for cards; rows follow each other. */
  isApart: boolean;
  /** They lead to the terms and the privacy notice of the seller; missing where there are none. */
  legal?: readonly NamedLink[];
  words: Pick<SiteWords, 'products' | 'imageNotFound' | 'locale' | 'showAll'>;
}

/**
 * Draws the products, each with a button that opens the one order dialog: what was typed there stays for the next product.
 */
export function ProductList({ slug, sectionId, products, mode, isFirst, words, ...drawn }: ProductListProps) {
  const { hasFacts, isApart, legal } = drawn;
  const dialogId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [ordered, setOrdered] = useState<{ product: OfferedProduct; press: number } | null>(null);

  const handleOrder = (product: OfferedProduct) => {
    setOrdered((before) => ({ product, press: (before?.press ?? 0) + 1 }));
    dialogRef.current?.showModal();
  };

  return (
    <>
      <LongList items={products} bounds={ROWS} text={words.showAll} isApart={isApart}>
        {(part, start) => (
          <ul className="s-goods">
            {part.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                mode={mode}
                isFirst={isFirst && start + index === 0}
                hasFacts={hasFacts}
                words={words}
                onOrder={() => handleOrder(product)}
              />
            ))}
          </ul>
        )}
      </LongList>
      {mode === 'public' && (
        <OrderDialog
          ref={dialogRef}
          id={dialogId}
          slug={slug}
          sectionId={sectionId}
          product={ordered?.product ?? null}
          opening={ordered?.press ?? 0}
          legal={legal}
          words={words}
        />
      )}
      <noscript>
        <p className="s-hint">{words.products.needsScript}</p>
      </noscript>
    </>
  );
}

export { ProductList as Island };

interface ProductCardProps {
  product: OfferedProduct;
  mode: ViewMode;
  isFirst: boolean;
  hasFacts: boolean;
  words: Pick<SiteWords, 'products' | 'imageNotFound' | 'locale'>;
  onOrder: () => void;
}

function ProductCard({ product, mode, isFirst, hasFacts, words, onOrder }: ProductCardProps) {
  const { name, price } = product;
  const mark = useFieldMarks('content', 'products', product.id);
  const { text, facts } = hasFacts
    ? splitFacts(product.description)
    : { text: product.description, facts: [] };
  const cents = parsePriceCents(price);
  return (
    <li className="s-good">
      <ProductPictures product={product} mode={mode} isFirst={isFirst} words={words} />
      <div>
        <h3 {...mark('line', 'name')}>{name}</h3>
        <FieldSpot mark={mark('lines', 'description')}>
          <Paragraphs text={text} />
          {facts.length > 0 && (
            <dl>
              {facts.map(({ label, value }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an owner may write a line twice
                <div key={index}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </FieldSpot>
      </div>
      <div className="s-buy">
        {/* While the owner is writing it, the text may not be a price yet. */}
        <b {...mark('line', 'price')}>
          {cents === null ? keepPriceTogether(price) : formatMoney(words.locale, cents)}
        </b>
        {product.isForSale && (
          <button className="s-btn s-small-btn" type="button" aria-haspopup="dialog" onClick={onOrder}>
            {words.products.order}
            <span className="s-hide">: {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

interface ProductPicturesProps {
  product: OfferedProduct;
  mode: ViewMode;
  isFirst: boolean;
  words: Pick<SiteWords, 'products' | 'imageNotFound' | 'locale'>;
}

/** Draws the picture, several in a strip, or the first letter where there is none. */
function ProductPictures({ product, mode, isFirst, words }: ProductPicturesProps) {
  const mark = useFieldMarks('content', 'products', product.id, 'images');
  const pictures = product.images
    .map((url, slot) => ({ url, mark: mark('picture', String(slot)) }))
    .filter(({ url }) => (mode === 'public' ? toSafeImageUrl(url) !== null : url.trim() !== ''));
  const [only] = pictures;
  if (only === undefined) {
    return (
      <div className="s-frame s-letter" aria-hidden="true">
        {getFirstLetter(product.name)}
      </div>
    );
  }
  // The name stands beside the picture, so it need not be said twice.
  if (pictures.length === 1)
    return <Picture {...only} alt="" sizes={SIZES} isFirst={isFirst} words={words} />;
  return (
    <div className="s-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, the pictures are no form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <div className="s-strip" tabIndex={0} role="group" aria-label={product.name}>
        {pictures.map((picture, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
            key={index}
            {...picture}
            alt={fillWords(words.products.picture, { number: index + 1 })}
            sizes={SIZES}
            isFirst={isFirst && index === 0}
            words={words}
          />
        ))}
      </div>
    </div>
  );
}

function getFirstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '';
}
