import { formatCents, parsePriceCents } from '@/core/money';
import { priceText } from '@/core/price-text';
import type { SiteWords, ViewMode } from '../../visitor-kit/define-view';
import { Paragraphs } from '../../visitor-kit/paragraphs';
import type { OfferedProduct } from './offered-product';
import { ProductPictures } from './product-pictures';

interface ProductCardProps {
  product: OfferedProduct;
  mode: ViewMode;
  isFirst: boolean;
  words: Pick<SiteWords, 'products' | 'imageNotFound'>;
  onOrder: () => void;
}

export function ProductCard({ product, mode, isFirst, words, onOrder }: ProductCardProps) {
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
