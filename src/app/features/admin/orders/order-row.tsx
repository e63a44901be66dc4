import { ChevronDown, ListX, Trash2, Undo2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { formatDateTime } from '@/app/lib/dates';
import type { Order } from '@/contracts/orders';
import { statusAfter, statusBefore } from '@/core/orders';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Heading } from '@/ui/heading';
import { IconButton } from '@/ui/icon-button';
import { useWaitingTap } from '../api/taps-context';
import { EmailAddress, NotTold, PhoneNumber } from '../rows/contact';
import { CustomerName } from '../rows/customer-name';
import { useIsReadOnly } from '../rows/row-list';
import { WaitingTap } from '../rows/waiting-tap';
import { useText } from '../use-text';

const tones: Record<Order['status'], BadgeTone> = {
  pending: 'amber',
  paid: 'blue',
  shipped: 'green',
  delivered: 'neutral',
};

/** So long after a step the next one cannot be taken: a second tap must not ship what was only paid. */
const REST_MS = 800;

interface OrderRowProps {
  order: Order;
  /** Ticks the row. */
  pick?: ReactNode;
  /** Of a mail about the order; without it, nobody is written to from here. */
  mailSubject?: string;
  onMove: (order: Order, status: Order['status'], isUndo?: boolean) => void;
  onDelete: (order: Order) => void;
  /** Deletes several that are like it; not where they are a sample, or there is only one. */
  onMany?: (order: Order) => void;
}

/** Shows what was ordered and its next step; the rest unfolds below. */
export function OrderRow({ order, pick, mailSubject, onMove, onDelete, onMany }: OrderRowProps) {
  const t = useText();
  const isReadOnly = useIsReadOnly();
  const waiting = useWaitingTap('orders', order.id);
  const [isOpen, setIsOpen] = useState(false);
  /** The step that was taken a moment ago. */
  const [taken, setTaken] = useState<Order['status'] | null>(null);
  const detailsId = useId();
  const row = useRef<HTMLLIElement>(null);
  const hasStepped = useRef(false);
  const number = String(order.orderNumber);
  const next = statusAfter(order.status);
  const former = order.canTakeBack && !isReadOnly ? statusBefore(order.status) : null;
  const takeStep = (event: MouseEvent, status: Order['status']) => {
    // The second half of a double click would take the step after this one.
    if (event.detail > 1) return;
    hasStepped.current = true;
    setTaken(status);
    onMove(order, status);
  };
  useEffect(() => {
    if (taken === null) return;
    const timer = setTimeout(() => setTaken(null), REST_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  // The button that was pressed has gone with the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status has another button
  useEffect(() => {
    if (hasStepped.current) row.current?.focus();
    hasStepped.current = false;
  }, [order.status]);

  return (
    <li
      ref={row}
      className={classNames(
        'row row--top order-row',
        Boolean(pick) && 'row--pick',
        waiting && 'is-waiting-net',
      )}
      tabIndex={-1}
    >
      {pick}
      <div className="grid min-w-0 gap-1">
        <p className="order-row__head">
          <b className="num strong">{t('admin.orders.number', { number })}</b>
          <Badge tone={tones[order.status]}>{t(`admin.orders.status.${order.status}`)}</Badge>
          <b className="num strong order-row__sum">{formatStoredAmount(order.totalAmount)}</b>
        </p>
        <p className="wrap-anywhere">
          <b className="strong">
            <CustomerName {...order} name={order.customerName} />
          </b>
          {', '}
          {order.items.map((item) => t('admin.orders.item', { ...item })).join(', ')}
        </p>
        <time className="sm mute" dateTime={order.createdAt}>
          {formatDateTime(order.createdAt)}
        </time>
        {!order.isCustomerTold && <NotTold />}
      </div>
      <div className="row__actions">
        <Button
          variant="quiet"
          aria-label={t('admin.orders.detailsOf', { number })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('admin.orders.details')}
          <ChevronDown className="order-row__chevron" />
        </Button>
        {waiting && <WaitingTap {...waiting} />}
        {next && !waiting && !isReadOnly && (
          <Button
            key={next}
            variant={order.status === 'pending' ? 'primary' : 'default'}
            disabled={taken !== null && next !== taken}
            aria-label={t('admin.orders.stepOf', { step: t(`admin.orders.step.${next}`), number })}
            onClick={(event) => takeStep(event, next)}
          >
            {t(`admin.orders.step.${next}`)}
          </Button>
        )}
        <div className="row__icons">
          {onMany && order.status === 'pending' && !isReadOnly && (
            <IconButton label={t('admin.many.orders.of', { number })} onClick={() => onMany(order)}>
              <ListX />
            </IconButton>
          )}
          <IconButton isBad label={t('admin.orders.deleteOf', { number })} onClick={() => onDelete(order)}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      {isOpen && (
        <OrderDetails
          id={detailsId}
          order={order}
          mailSubject={mailSubject}
          onTakeBack={former && (() => onMove(order, former, true))}
        />
      )}
    </li>
  );
}

interface OrderDetailsProps {
  id: string;
  order: Order;
  mailSubject: string | undefined;
  /** Null where no step can be taken back. */
  onTakeBack: (() => void) | null;
}

/** Everything that is needed to check the payment, pack the order and reach the customer. */
function OrderDetails({ id, order, mailSubject, onTakeBack }: OrderDetailsProps) {
  const t = useText();
  return (
    <div id={id} className="order-details">
      <div>
        <Part title={t('admin.orders.items')}>
          <dl className="order-sum">
            {order.items.map((item) => (
              <div key={item.productId}>
                <dt>{t('admin.orders.item', { ...item })}</dt>
                <dd>{formatStoredAmount(item.price)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('admin.orders.total')}</dt>
              <dd>{formatStoredAmount(order.totalAmount)}</dd>
            </div>
          </dl>
        </Part>
        {order.notes && (
          <Part title={t('admin.orders.notes')}>
            <p className="visitor-text">{order.notes}</p>
          </Part>
        )}
      </div>
      <div>
        <Part title={t('admin.orders.customer')}>
          <p>{order.customerName}</p>
          <p>
            <EmailAddress email={order.customerEmail} mailSubject={mailSubject} />
          </p>
          {order.customerPhone && (
            <p>
              <PhoneNumber phone={order.customerPhone} />
            </p>
          )}
        </Part>
        <Part title={t('admin.orders.address')}>
          <p className="visitor-text">{order.shippingAddress}</p>
        </Part>
      </div>
      <Part title={t('admin.orders.payment')}>
        <dl className="order-payment">
          <dt>{t('admin.orders.account')}</dt>
          <dd>{order.accountNumber}</dd>
          <dt>{t('admin.orders.holder')}</dt>
          <dd>{order.accountHolder}</dd>
          <dt>{t('admin.orders.swift')}</dt>
          <dd>{order.swiftCode}</dd>
          <dt>{t('admin.orders.symbol')}</dt>
          <dd>{order.orderNumber}</dd>
          <dt>{t('admin.orders.reference')}</dt>
          <dd>{order.customerEmail}</dd>
        </dl>
      </Part>
      {onTakeBack && (
        <div>
          <Button variant="quiet" onClick={onTakeBack}>
            <Undo2 className="icon--sm" />
            {t('admin.orders.takeBack')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={3} className="sm soft">
        {title}
      </Heading>
      {children}
    </section>
  );
}
