import { ChevronDown, ListX, Trash2 } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { Order } from '@/contracts/orders';
import { statusAfter } from '@/core/order-status';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useIsReadOnly } from '../read-only/read-only-context';
import { useText } from '../use-text';
import { formatEuros } from './format-euros';
import { NotTold } from './not-told';
import { OrderDetails } from './order-details';

const tones: Record<Order['status'], BadgeTone> = {
  pending: 'amber',
  paid: 'blue',
  shipped: 'green',
  delivered: 'neutral',
};

interface OrderRowProps {
  order: Order;
  /** Of a mail about the order; without it, nobody is written to from here. */
  mailSubject?: string;
  onMove: (order: Order, status: Order['status']) => void;
  onDelete: (order: Order) => void;
  /** Deletes several that are like it; not where they are a sample, or there is only one. */
  onMany?: (order: Order) => void;
}

/** What was ordered and its next step; the rest unfolds below. */
export function OrderRow({ order, mailSubject, onMove, onDelete, onMany }: OrderRowProps) {
  const t = useText();
  const isReadOnly = useIsReadOnly();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const row = useRef<HTMLLIElement>(null);
  const hasStepped = useRef(false);
  const number = String(order.orderNumber);
  const next = statusAfter(order.status);
  const takeStep = (event: MouseEvent, status: Order['status']) => {
    // The second half of a double click would take the step after this one.
    if (event.detail > 1) return;
    hasStepped.current = true;
    onMove(order, status);
  };
  // The button that was pressed has gone with the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status has another button
  useEffect(() => {
    if (hasStepped.current) row.current?.focus();
    hasStepped.current = false;
  }, [order.status]);

  return (
    <li ref={row} className="row order-row" tabIndex={-1}>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="strong wrap-anywhere">
            {order.items.map((item) => t('admin.orders.item', { ...item })).join(', ')}
          </b>
          <Badge tone={tones[order.status]} lang="sk">
            {t(`admin.orders.status.${order.status}`)}
          </Badge>
        </p>
        <p className="row__meta">
          <span className="wrap-anywhere">{order.customerName}</span>
          <span className="num">{t('admin.orders.number', { number })}</span>
          <b className="num strong">{formatEuros(order.totalAmount)}</b>
          <time className="mute" dateTime={order.createdAt}>
            {formatDateTime(order.createdAt)}
          </time>
        </p>
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
        {next && !isReadOnly && (
          <Button
            key={next}
            lang="sk"
            variant={order.status === 'pending' ? 'primary' : 'default'}
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
      {isOpen && <OrderDetails id={detailsId} order={order} mailSubject={mailSubject} />}
    </li>
  );
}
