import { ListX, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { formatDateTime } from '@/app/lib/dates';
import type { Order } from '@/contracts/orders';
import { findStatusAfter } from '@/core/orders';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/icon-button';
import { useWaitingTap } from '../api/taps-context';
import { NotTold } from '../rows/contact';
import { CustomerName } from '../rows/customer-name';
import { useIsReadOnly } from '../rows/row-list';
import { WaitingTap } from '../rows/waiting-tap';
import { useText } from '../use-text';
import { useStep } from './use-step';

const tones: Record<Order['status'], BadgeTone> = {
  pending: 'amber',
  paid: 'blue',
  shipped: 'green',
  delivered: 'neutral',
};

interface OrderRowProps {
  order: Order;
  /** Holds the box that ticks the row. */
  pick?: ReactNode;
  /** The owner searches for this text, and the order's number marks it. */
  typed?: string | undefined;
  onOpen: (order: Order) => void;
  onMove: (order: Order, status: Order['status']) => void;
  onDelete: (order: Order) => void;
  /** Deletes several similar orders; it is left out where they are a sample, or there is only one. */
  onMany?: (order: Order) => void;
}

/** Shows what was ordered and the next step; the sheet shows the rest. */
export function OrderRow({ order, pick, typed, onOpen, onMove, onDelete, onMany }: OrderRowProps) {
  const t = useText();
  const isReadOnly = useIsReadOnly();
  const waiting = useWaitingTap('orders', order.id);
  const row = useRef<HTMLLIElement>(null);
  const number = String(order.orderNumber);
  const next = findStatusAfter(order.status);
  const { isResting, takeStep } = useStep(order, row, (status) => onMove(order, status));

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
          <b className="num strong">
            <MarkedNumber text={t('admin.orders.number', { number })} typed={typed} />
          </b>
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
          aria-haspopup="dialog"
          onClick={() => onOpen(order)}
        >
          {t('admin.orders.details')}
        </Button>
        {waiting && <WaitingTap {...waiting} />}
        {next && !waiting && !isReadOnly && (
          <Button
            key={next}
            variant={order.status === 'pending' ? 'primary' : 'default'}
            disabled={isResting(next)}
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
    </li>
  );
}

/** Shows the number of an order and marks the typed digits, which stand at its end if Enter ticks the order. */
function MarkedNumber({ text, typed = '' }: { text: string; typed?: string | undefined }) {
  const digits = typed.trim();
  const start = /^\d+$/.test(digits) ? text.lastIndexOf(digits) : -1;
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="found-digits">{digits}</mark>
      {text.slice(start + digits.length)}
    </>
  );
}
