import { useState } from 'react';
import type { OrderCreated } from '@/contracts/orders';
import { formatMoney } from '@/core/locale/format';
import { parsePriceCents, toDecimalEuros } from '@/core/money';
import type { SiteWords, WordsOf } from '../../visitor-kit/define-view';

interface OrderReceiptProps {
  order: OrderCreated;
  words: WordsOf<'products'>;
}

/** A line of the payment has a label, the text that is shown, and the text that is copied if that differs. */
type PaymentLine = [label: string, shown: string, copied?: string];

/** Tells how to pay what was ordered: in words to copy, and in codes to scan. */
export function OrderReceipt({ order, words }: OrderReceiptProps) {
  const cents = parsePriceCents(order.totalAmount) ?? 0;
  if (cents === 0) return <p>{words.payNothing}</p>;
  const { accountNumber, accountHolder, swiftCode, ...payment } = order.payment;
  // An account that lacks a part is not shown.
  const hasAccount = [accountNumber, accountHolder, swiftCode].every((text) => text.trim() !== '');
  const account: PaymentLine[] = [
    [words.accountNumber, accountNumber],
    [words.accountHolder, accountHolder],
    [words.swiftCode, swiftCode],
  ];
  const lines: PaymentLine[] = [
    // A bank's field takes only the number.
    [words.amount, formatMoney(words.locale, cents), toDecimalEuros(cents).replace('.', ',')],
    ...(hasAccount ? account : []),
    [words.reference, payment.reference],
    [words.variableSymbol, payment.variableSymbol],
  ];
  return (
    <div className="s-form">
      <p>{hasAccount ? words.payHint : words.payLater}</p>
      <dl className="s-pay">
        {lines.map(([label, shown, copied = shown]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
            <dd>
              <CopyButton label={label} value={copied} words={words} />
            </dd>
          </div>
        ))}
      </dl>
      {hasAccount && (
        <div className="s-qrs">
          {payment.payBySquareSvg && <Code svg={payment.payBySquareSvg} label={words.payBySquare} />}
          {payment.epcSvg && <Code svg={payment.epcSvg} label={words.epc} />}
        </div>
      )}
    </div>
  );
}

function Code({ svg, label }: { svg: string; label: string }) {
  return (
    <figure>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} width={200} height={200} />
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}

interface CopyButtonProps {
  /** The label says what is copied. */
  label: string;
  value: string;
  words: Pick<SiteWords['products'], 'copy' | 'copied'>;
}

/** Draws a button that copies a line of the payment; where the browser does not allow that, a press selects the line. */
function CopyButton({ label, value, words }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = () => {
    navigator.clipboard?.writeText(value).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <button
      className="s-copy"
      type="button"
      aria-label={`${isCopied ? words.copied : words.copy}: ${label}`}
      onClick={handleCopy}
    >
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}
