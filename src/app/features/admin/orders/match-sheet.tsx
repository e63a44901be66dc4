import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, use, useDeferredValue, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { formatMoney, formatStoredAmount } from '@/app/lib/amounts';
import { formatDate } from '@/app/lib/dates';
import type { Order } from '@/contracts/orders';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { TextAreaField } from '@/ui/field';
import { Sheet, SheetFoot } from '@/ui/sheet';
import { useUpdateChosenOrders } from '../api/chosen';
import { type OpenOrders, openOrdersOptions } from '../api/open-orders';
import { NO_RECORD, type PastedStatement, UnsentContext } from '../api/unsent-words';
import { LoadedList } from '../rows/loaded-list';
import { useChosenText } from '../use-chosen-text';
import { sumOrders } from './find-order';
import { listPayments, type Payment, readStatement, type Statement, withoutLines } from './read-statement';
import './match-sheet.css';

/** A long statement of a month, with thousands of lines, fits in. */
const STATEMENT_MAX_LENGTH = 500_000;
/** The list shows this many paid orders at first, and all of them after a press. */
const FIRST_PAID = 5;

interface MatchSheetProps {
  websiteId: number;
  /** Shows an order in the list. */
  onLook: (order: Order) => void;
  onClose: () => void;
}

/**
 * Compares a pasted bank statement with the orders that wait for their payment. The browser reads the statement and
 * sends it nowhere. One press marks the orders as paid whose symbol and sum agree.
 */
export function MatchSheet(props: MatchSheetProps) {
  const tc = useChosenText();
  const openOrders = useQuery(openOrdersOptions(props.websiteId));
  return (
    <Sheet
      onClose={props.onClose}
      title={tc('chosen.bank.title')}
      description={tc('chosen.bank.text')}
      closeLabel={tc('chosen.close')}
    >
      <LoadedList list={openOrders}>{(orders) => <MatchForm {...props} orders={orders} />}</LoadedList>
    </Sheet>
  );
}

const NOTHING_PASTED: PastedStatement = { text: '', ticks: {} };

/** Keeps the pasted statement while the owner looks at an order or at another tab. */
function usePastedStatement() {
  const unsent = use(UnsentContext);
  const get = () => unsent.get('statement', NO_RECORD) ?? NOTHING_PASTED;
  const pasted = useSyncExternalStore(unsent.subscribe, get);
  const change = (toNext: (before: PastedStatement) => PastedStatement): PastedStatement => {
    const next = toNext(get());
    unsent.set('statement', NO_RECORD, next.text === '' ? undefined : next);
    return next;
  };
  return { pasted, change };
}

function MatchForm({ websiteId, orders, onLook, onClose }: MatchSheetProps & { orders: OpenOrders }) {
  const tc = useChosenText();
  const { pasted, change } = usePastedStatement();
  const { text, ticks } = pasted;
  const read = useDeferredValue(text);
  const statement = useMemo(() => readStatement(read, orders.open, orders.settled), [read, orders]);
  const [isRest, setIsRest] = useState(false);
  const { updateOrders, isUpdating } = useUpdateChosenOrders(websiteId);
  const payments = listPayments(statement, ticks);
  const paid = payments.map(({ order }) => order);
  const hasText = read.trim() !== '';
  const count = countPayments(statement);
  const leave = (stored: readonly Order[]) => {
    const storedIds = new Set(stored.map(({ id }) => id));
    const lines = payments.filter(({ order }) => storedIds.has(order.id)).map(({ line }) => line);
    const rest = change((before) => ({ ...before, text: withoutLines(before.text, lines) }));
    const open = orders.open.filter(({ id }) => !storedIds.has(id));
    setIsRest(true);
    if (countPayments(readStatement(rest.text, open, [...orders.settled, ...stored])) > 0) return;
    change(() => NOTHING_PASTED);
    onClose();
  };
  const bringBack = (back: readonly Order[]) => {
    const backIds = new Set(back.map(({ id }) => id));
    const lines = payments.filter(({ order }) => backIds.has(order.id)).map(({ line }) => line.text);
    change((before) => ({ ticks: { ...ticks, ...before.ticks }, text: [...lines, before.text].join('\n') }));
  };
  return (
    <form
      className="sheet__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (paid.length > 0 && !isUpdating)
          updateOrders(paid, 'paid', { isMatched: true, onChanged: leave, onTakenBack: bringBack });
      }}
    >
      <TextAreaField
        label={tc('chosen.bank.field')}
        hint={tc('chosen.bank.hint', { count: orders.open.length })}
        rows={5}
        className="match-field"
        spellCheck={false}
        maxLength={STATEMENT_MAX_LENGTH}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          change((before) => ({ ...before, text: value }));
          setIsRest(false);
        }}
      />
      {hasText && (
        <Tally statement={statement}>
          {count === 0 && <p className="soft">{tc('chosen.bank.nothing')}</p>}
          {isRest && count > 0 && <p>{tc('chosen.bank.left', { count })}</p>}
        </Tally>
      )}
      {hasText && count > 0 && (
        <ul className="matches">
          {statement.other.map(({ line, order, reason }) => (
            <li key={line.key} className="match match--look">
              <CircleAlert aria-hidden="true" />
              <p>
                <OrderName order={order} />
                <span className="block soft">
                  {reason === 'differs'
                    ? tc('chosen.bank.differs', {
                        sum: formatStoredAmount(order.totalAmount),
                        paid: line.cents === null ? '–' : formatMoney(line.cents),
                      })
                    : tc(`chosen.bank.${reason}`)}
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
          {statement.unknown.map(({ line, sameSum }) => (
            <UnknownLine
              key={line.key}
              line={line}
              // An order that another line pays is not paid twice.
              sameSum={sameSum.filter(({ id }) =>
                payments.every((other) => other.order.id !== id || other.line.key === line.key),
              )}
              ticked={ticks[line.key]}
              onTick={(id) =>
                change((before) => {
                  const { [line.key]: _former, ...others } = before.ticks;
                  return { ...before, ticks: id === null ? others : { ...others, [line.key]: id } };
                })
              }
            />
          ))}
          <PaidLines payments={statement.paid} />
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

/** Counts the lines that name money which came in. */
function countPayments({ paid, other, unknown }: Statement): number {
  return paid.length + other.length + unknown.length;
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
  /** The owner has said that it pays the order with this id. */
  ticked: number | undefined;
  onTick: (id: number | null) => void;
}

/** Shows money that names no order: the owner may say which order it is for. */
function UnknownLine({ line, sameSum, ticked, onTick }: UnknownLineProps) {
  const tc = useChosenText();
  const [isOpen, setIsOpen] = useState(ticked !== undefined);
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
              checked={ticked === order.id}
              onChange={(event) => onTick(event.currentTarget.checked ? order.id : null)}
            />
          ))}
        </div>
      )}
    </li>
  );
}

function PaidLines({ payments }: { payments: readonly Payment[] }) {
  const tc = useChosenText();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? payments : payments.slice(0, FIRST_PAID);
  const more = payments.length - shown.length;
  return (
    <>
      {shown.map(({ line, order }) => (
        <li key={line.key} className="match match--ok">
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
