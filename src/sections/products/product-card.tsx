import { formatCents, parsePriceCents } from '@/core/money';
import { priceText } from '@/core/price-text';
import { Paragraphs } from '../paragraphs';
import type { SiteWords, ViewMode } from '../section';
import { ProductPictures } from './product-pictures';
import type { Product } from './schema';

interface ProductCardProps {
  product: Product;
  mode: ViewMode;
  isFirst: boolean;
  words: SiteWords;
}

export function ProductCard({ product, mode, isFirst, words }: ProductCardProps) {
  const { name, description, price } = product;
  const cents = parsePriceCents(price);
  return (
    <li className="s-good">
      <ProductPictures product={product} mode={mode} isFirst={isFirst} words={words} />
      <div>
        <h3>{name}</h3>
        <Paragraphs text={description} />
      </div>
      <div className="s-buy">
        {/* While it is being written it may not be a price yet. */}
        <b>{cents === null ? priceText(price) : formatCents(cents)}</b>
        {mode !== 'public' && (
          <button className="s-btn s-small-btn" type="button">
            {words.products.order}
            <span className="s-hide">: {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}
