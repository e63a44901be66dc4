import { useId, useRef, useState } from 'react';
import type { SiteWords, ViewMode } from '../../visitor-kit/define-view';
import type { OfferedProduct } from './offered-product';
import { OrderDialog } from './order-dialog';
import { ProductCard } from './product-card';

export interface ProductListProps {
  slug: string;
  sectionId: string;
  products: OfferedProduct[];
  mode: ViewMode;
  /** Whether it opens the page. */
  isFirst: boolean;
  words: Pick<SiteWords, 'products' | 'imageNotFound'>;
}

/** The products, each with a button that opens the one order dialog: what was typed there stays for the next product. */
export function ProductList({ slug, sectionId, products, mode, isFirst, words }: ProductListProps) {
  const dialogId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [ordered, setOrdered] = useState<{ product: OfferedProduct; press: number } | null>(null);

  const handleOrder = (product: OfferedProduct) => {
    setOrdered((before) => ({ product, press: (before?.press ?? 0) + 1 }));
    dialogRef.current?.showModal();
  };

  return (
    <>
      <ul className="s-goods">
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            mode={mode}
            isFirst={isFirst && index === 0}
            words={words}
            onOrder={() => handleOrder(product)}
          />
        ))}
      </ul>
      {mode === 'public' && (
        <OrderDialog
          ref={dialogRef}
          id={dialogId}
          slug={slug}
          sectionId={sectionId}
          product={ordered?.product ?? null}
          opening={ordered?.press ?? 0}
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
