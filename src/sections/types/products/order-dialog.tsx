import {
  type FormEvent,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { OrderCreated } from '@/contracts/orders';
import { formatMoney } from '@/core/locale/format';
import { toDecimalEuros } from '@/core/money';
import { readQuantity } from '@/core/orders';
import { NOTES_MAX_LENGTH } from '@/core/visitor-limits';
import type { SiteWords } from '../../visitor-kit/define-view';
import { fillWords } from '../../visitor-kit/fill-words';
import { hasMistypedEmail, readTrap, useVisitorForm } from '../../visitor-kit/use-visitor-form';
import { getPieceCents, type OfferedProduct } from './offered-product';
import { type NamedLink, OrderForm, type OrderNotice, readOrder } from './order-form';
import { OrderItem } from './order-item';
import { OrderReceipt } from './order-receipt';
import { type OrderErrors, type OrderFields, type OrderResult, sendOrder } from './send-order';

interface OrderDialogProps {
  ref: Ref<HTMLDialogElement>;
  id: string;
  slug: string;
  sectionId: string;
  /** This product was pressed last; null before anything was. */
  product: OfferedProduct | null;
  /** Counts how often the dialog was opened: each time it begins anew with one piece, unless an order is on its way. */
  opening: number;
  /** They lead to the terms and the privacy notice of the seller; missing where there are none. */
  legal?: readonly NamedLink[];
  words: Pick<SiteWords, 'products' | 'imageNotFound' | 'locale'>;
}

/** Draws the order dialog: the form, then how to pay. What was typed stays until it is sent, whatever closes the dialog. */
export function OrderDialog({
  ref,
  id,
  slug,
  sectionId,
  product: pressed,
  opening,
  legal,
  words,
}: OrderDialogProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { formRef, errors, isSending, start, check, send, handleInput } = useVisitorForm<OrderErrors>();
  const [opened, setOpened] = useState(opening);
  const [product, setProduct] = useState(pressed);
  const [quantityText, setQuantityText] = useState('1');
  const [newCents, setNewCents] = useState<number | null>(null);
  const [notice, setNotice] = useState<OrderNotice>();
  const [order, setOrder] = useState<OrderCreated | null>(null);
  const [isOrderSeen, setIsOrderSeen] = useState(true);
  const text = words.products;
  const quantity = readQuantity(quantityText);
  const pieceCents = newCents ?? (product ? getPieceCents(product) : 0);

  // The state is set while the dialog is drawn and not in an effect: a visitor who types at once would add to the old
  // number.
  if (opening !== opened) {
    setOpened(opening);
    // The answer will be about the product that was sent, whatever was pressed meanwhile. An answer that came while the
    // dialog was closed is shown first, because it says how to pay.
    if (order && !isOrderSeen) setIsOrderSeen(true);
    else if (!isSending) {
      setProduct(pressed);
      setQuantityText('1');
      setNewCents(null);
      setNotice(undefined);
      check({});
      setOrder(null);
    }
  }

  useEffect(() => {
    if (!order) return;
    titleRef.current?.focus();
    // On a phone the button stood far below the text that the visitor is to read now.
    titleRef.current?.closest('dialog')?.scrollTo(0, 0);
  }, [order]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = start(event);
    if (!form || !product) return;
    const fields = readOrder(form);
    if (!check(checkForm(form, fields, text))) return;
    setNotice(undefined);
    const totalAmount = toDecimalEuros(pieceCents * quantity);
    const item = { productId: product.id, sectionId, quantity, totalAmount, ...readTrap(form) };
    const result = await send((requestId) => sendOrder(slug, item, fields, requestId));
    setNotice(findNotice(result, quantity, words));
    if (result.kind === 'price') setNewCents(result.cents);
    if (result.kind !== 'placed') return;
    setOrder(result.order);
    // On a phone, Back closes the dialog at any time.
    setIsOrderSeen(form.closest('dialog')?.open ?? true);
    setQuantityText(String(quantity));
    // The address may serve for the next order, but the wish was for this one.
    (form.elements.namedItem('notes') as HTMLTextAreaElement).value = '';
  }

  const handleClose = (event: MouseEvent<HTMLButtonElement>) => {
    // A visitor who does not see the answer does not learn how to pay, and orders again.
    if (!isSending) event.currentTarget.closest('dialog')?.close();
  };

  // Escape may be pressed by mistake, so it does not close the dialog while an order is being sent or written.
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    const form = event.currentTarget.querySelector('form');
    if (!order && form && Object.values(readOrder(form)).some(Boolean)) event.preventDefault();
  };

  return (
    <dialog ref={ref} id={id} className="s-dialog s-order" aria-labelledby={titleId} onCancel={handleCancel}>
      <div className="s-dialog-bar">
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          {order ? text.sent : text.title}
        </h2>
        <button
          className="s-close"
          type="button"
          aria-label={text.close}
          aria-disabled={isSending ? true : undefined}
          onClick={handleClose}
        >
          ×
        </button>
      </div>
      {product && (
        <div className="s-dialog-body">
          <OrderItem
            product={product}
            pieceCents={pieceCents}
            quantityText={quantityText}
            isPlaced={order !== null}
            words={words}
            onQuantityChange={setQuantityText}
          />
          {order && <OrderReceipt order={order} words={{ ...text, locale: words.locale }} />}
          <OrderForm
            ref={formRef}
            isHidden={order !== null}
            isSending={isSending}
            total={pieceCents === 0 ? null : formatMoney(words.locale, pieceCents * quantity)}
            errors={errors}
            notice={notice}
            legal={legal}
            words={text}
            onInput={handleInput}
            onSubmit={handleSubmit}
          />
        </div>
      )}
    </dialog>
  );
}

/** Returns what the browser finds wrong by itself; the server checks everything again. */
function checkForm(form: HTMLFormElement, { notes }: OrderFields, words: SiteWords['products']): OrderErrors {
  const errors: OrderErrors = {};
  if (hasMistypedEmail(form)) errors.email = words.emailFormat;
  if (notes.trim().length > NOTES_MAX_LENGTH) {
    errors.notes = fillWords(words.tooLong, { count: notes.trim().length, max: NOTES_MAX_LENGTH });
  }
  return errors;
}

function findNotice(
  result: OrderResult,
  quantity: number,
  { locale, products: words }: Pick<SiteWords, 'products' | 'locale'>,
): OrderNotice | undefined {
  if (result.kind === 'failed') {
    const { message } = result;
    return { title: words.failedTitle, text: message ?? words.failed };
  }
  if (result.kind !== 'price') return undefined;
  const values = {
    price: formatMoney(locale, result.cents),
    total: formatMoney(locale, result.cents * quantity),
  };
  return { title: words.priceChangedTitle, text: fillWords(words.priceChanged, values) };
}
