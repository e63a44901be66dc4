import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { formatMoney, formatStoredAmount } from '@/app/lib/amounts';
import { formatDate } from '@/app/lib/dates';
import type { Order } from '@/contracts/orders';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { TextAreaField } from '@/ui/field';
import { Sheet, SheetFoot } from '@/ui/sheet';
import { useUpdateChosenOrders } from '../api/chosen';
import { openOrdersOptions } from '../api/open-orders';
import { LoadedList } from '../rows/loaded-list';
import { useChosenText } from '../use-chosen-text';
import { sumOrders } from './find-order';
import { readStatement, type Statement } from './read-statement';
import './match-sheet.css';

/** A long statement of a month, with thousands of lines, fits in. */
const STATEMENT_MAX_LENGTH = 500_000;
/** The list shows this many paid orders at first, and all of them after a press. */
const FIRST_PAID = 5;

interface MatchSheetProps {
  websiteId: number;
  /** These lines were pasted; they stay while the owner looks at an order. */
  text: string;
  onText: (text: string) => void;
  /** Shows an order in the list. */
  onLook: (order: Order) => void;
  onClose: () => void;
}

/**
 * Compares a pasted bank statement with the orders that wait for their payment. The browser reads the statement and
 * sends it nowhere. One press marks the orders as paid whose symbol and sum agree.
 */
export function MatchSheet({ websiteId, text, onText, onLook, onClose }: MatchSheetProps) {
  const tc = useChosenText();
  const openOrders = useQuery(openOrdersOptions(websiteId));
  return (
    <Sheet
      onClose={onClose}
      title={tc('chosen.bank.title')}
      description={tc('chosen.bank.text')}
      closeLabel={tc('chosen.close')}
    >
      <LoadedList list={openOrders}>
        {(orders) => <MatchForm {...{ websiteId, orders, text, onText, onLook, onClose }} />}
      </LoadedList>
    </Sheet>
  );
}

function MatchForm({
  websiteId,
  orders,
  text,
  onText,
  onLook,
  onClose,
}: MatchSheetProps & { orders: readonly Order[] }) {
  const tc = useChosenText();
  const read = useDeferredValue(text);
  const statement = useMemo(() => readStatement(read, orders), [read, orders]);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const { updateOrders, isUpdating } = useUpdateChosenOrders(websiteId);
  const agreed = statement.paid.map(({ order }) => order);
  const chosen = orders.filter(({ id }) => taken.includes(id) && !agreed.some((order) => order.id === id));
  const paid = [...agreed, ...chosen];
  const hasText = read.trim() !== '';
  const isEmpty = agreed.length + statement.other.length + statement.unknown.length === 0;
  return (
    <form
      className="sheet__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (paid.length > 0 && !isUpdating)
          updateOrders(paid, 'paid', {
            isMatched: true,
            onChanged: () => {
              onText('');
              onClose();
            },
          });
      }}
    >
      <TextAreaField
        label={tc('chosen.bank.field')}
        hint={tc('chosen.bank.hint', { count: orders.length })}
        rows={5}
        className="match-field"
        spellCheck={false}
        maxLength={STATEMENT_MAX_LENGTH}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {hasText && (
        <Tally statement={statement}>{isEmpty && <p className="soft">{tc('chosen.bank.nothing')}</p>}</Tally>
      )}
      {hasText && !isEmpty && (
        <ul className="matches">
          {statement.other.map(({ line, order, isTwice }) => (
            <li key={line.id} className="match match--look">
              <CircleAlert aria-hidden="true" />
              <p>
                <OrderName order={order} />
                <span className="block soft">
                  {isTwice
                    ? tc('chosen.bank.twice')
                    : tc('chosen.bank.differs', {
                        sum: formatStoredAmount(order.totalAmount),
                        paid: line.cents === null ? '–' : formatMoney(line.cents),
                      })}
                </span>
              </p>
              <Button
                size="sm"
                aria-label={tc('chosen.bank.lookOf', { number: String(order.orderNumber) })}
                onClick={() => onLook(order)}
              >
                {tc('chosen.bank.look')}
              </Button>
            </li>
          ))}
          {statement.unknown.map((unknown) => (
            <UnknownLine
              key={unknown.line.id}
              {...unknown}
              taken={taken}
              onTake={(id, isTaken) =>
                setTaken((before) => [...before.filter((one) => one !== id), ...(isTaken ? [id] : [])])
              }
            />
          ))}
          <PaidLines orders={agreed} />
        </ul>
      )}
      <SheetFoot>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          disabled={paid.length === 0}
          isPending={isUpdating}
          pendingText={tc('chosen.pending')}
        >
          {paid.length === 0
            ? tc('chosen.bank.none')
            : tc('chosen.bank.mark', { count: paid.length, sum: formatMoney(sumOrders(paid)) })}
        </Button>
      </SheetFoot>
    </form>
  );
}

/** Counts which lines agree and which do not. */
function Tally({ statement, children }: { statement: Statement; children: ReactNode }) {
  const tc = useChosenText();
  const parts = [
    ['ok', statement.paid.length, tc('chosen.bank.agree')],
    ['look', statement.other.length, tc('chosen.bank.other')],
    ['none', statement.unknown.length, tc('chosen.bank.unknown')],
  ] as const;
  return (
    <div role="status">
      <dl className="tally">
        {parts.map(([kind, count, label]) => (
          <div key={kind} className={count > 0 ? `tally--${kind}` : undefined}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

interface UnknownLineProps {
  line: Statement['unknown'][number]['line'];
  sameSum: readonly Order[];
  taken: readonly number[];
  onTake: (id: number, isTaken: boolean) => void;
}

/** Shows money that names no order: the owner may say which order it is for. */
function UnknownLine({ line, sameSum, taken, onTake }: UnknownLineProps) {
  const tc = useChosenText();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const sum = line.cents === null ? '' : formatMoney(line.cents);
  return (
    <li className="match match--none">
      <CircleHelp aria-hidden="true" />
      <p className="wrap-anywhere">
        <b className="num">{sum}</b> {line.text}
        <span className="block soft">{tc('chosen.bank.sameSum', { count: sameSum.length })}</span>
      </p>
      {sameSum.length > 0 && (
        <Button
          size="sm"
          aria-label={tc('chosen.bank.chooseOf', { sum })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {tc('chosen.bank.choose')}
        </Button>
      )}
      {isOpen && (
        <div id={listId} className="match__choice">
          {sameSum.map((order) => (
            <Checkbox
              key={order.id}
              label={<OrderName order={order} />}
              hint={formatDate(order.createdAt)}
              checked={taken.includes(order.id)}
              onChange={(event) => onTake(order.id, event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
    </li>
  );
}

function PaidLines({ orders }: { orders: readonly Order[] }) {
  const tc = useChosenText();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? orders : orders.slice(0, FIRST_PAID);
  const more = orders.length - shown.length;
  return (
    <>
      {shown.map((order) => (
        <li key={order.id} className="match match--ok">
          <CircleCheck aria-hidden="true" />
          <p>
            <OrderName order={order} />
          </p>
          <b className="num">{formatStoredAmount(order.totalAmount)}</b>
        </li>
      ))}
      {more > 0 && (
        <li className="match match--ok">
          <CircleCheck aria-hidden="true" />
          <Button variant="quiet" size="sm" className="match__more" onClick={() => setIsWhole(true)}>
            {tc('chosen.bank.showAll', { count: more })}
          </Button>
        </li>
      )}
    </>
  );
}

function OrderName({ order: { orderNumber, customerName } }: { order: Order }) {
  return (
    <span className="wrap-anywhere">
      <b className="num">{orderNumber}</b> {customerName}
    </span>
  );
}
