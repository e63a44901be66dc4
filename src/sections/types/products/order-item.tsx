import { useId, useState } from 'react';
import { formatMoney } from '@/core/locale/format';
import { MAX_ORDER_QUANTITY, readQuantity } from '@/core/orders';
import type { SiteWords } from '../../visitor-kit/define-view';
import { fillWords } from '../../visitor-kit/fill-words';
import { Picture } from '../../visitor-kit/image';
import type { OfferedProduct } from './offered-product';

interface OrderItemProps {
  product: OfferedProduct;
  pieceCents: number;
  quantityText: string;
  isPlaced: boolean;
  words: Pick<SiteWords, 'products' | 'imageNotFound' | 'locale'>;
  onQuantityChange: (text: string) => void;
}

/** Shows what is ordered: the product, how many pieces, and what they cost together. */
export function OrderItem(props: OrderItemProps) {
  const { product, pieceCents, quantityText, isPlaced, words } = props;
  const text = words.products;
  const quantity = readQuantity(quantityText);
  const url = product.images.find((image) => image.trim() !== '');
  const price = formatMoney(words.locale, pieceCents);
  const total = formatMoney(words.locale, pieceCents * quantity);
  return (
    <div className="s-form">
      <div className={url ? 's-item' : 's-item is-bare'}>
        {url && (
          <Picture url={url} alt="" sizes="(min-width: 36rem) 24rem, 6rem" isFirst={false} words={words} />
        )}
        <div>
          <p className="s-step">
            {isPlaced ? fillWords(text.item, { count: quantity, name: product.name }) : product.name}
          </p>
          <p className="s-hint">{price}</p>
        </div>
      </div>
      {!isPlaced && <Quantity {...props} quantity={quantity} />}
      {!isPlaced && (
        <dl className="s-total" aria-live="polite">
          <div>
            <dt>{fillWords(text.line, { count: quantity, price })}</dt>
            <dd>{total}</dd>
          </div>
          <div className="is-total">
            <dt>{text.total}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function Quantity({
  quantity,
  quantityText,
  words,
  onQuantityChange,
}: OrderItemProps & { quantity: number }) {
  const id = useId();
  const [isCorrected, setIsCorrected] = useState(false);
  const text = words.products;
  const change = (next: string) => {
    setIsCorrected(false);
    onQuantityChange(next);
  };
  const handleBlur = () => {
    // A visitor who typed 100 would order one piece without noticing.
    if (quantityText.trim() !== String(quantity)) setIsCorrected(true);
    onQuantityChange(String(quantity));
  };
  return (
    <div className="s-field">
      <label htmlFor={id}>{text.quantity}</label>
      <div className="s-qty">
        <button
          className="s-btn is-quiet"
          type="button"
          aria-label={text.less}
          disabled={quantity <= 1}
          onClick={() => change(String(quantity - 1))}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_ORDER_QUANTITY}
          value={quantityText}
          aria-describedby={isCorrected ? `${id}-hint` : undefined}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={handleBlur}
        />
        <button
          className="s-btn is-quiet"
          type="button"
          aria-label={text.more}
          disabled={quantity >= MAX_ORDER_QUANTITY}
          onClick={() => change(String(quantity + 1))}
        >
          +
        </button>
      </div>
      <p className="s-hint" id={`${id}-hint`} role="status" hidden={!isCorrected}>
        {isCorrected && fillWords(text.quantityRange, { max: MAX_ORDER_QUANTITY })}
      </p>
    </div>
  );
}
