import { Check, CircleAlert, Copy, Mail, MapPin, Phone, Undo2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { formatMoney, formatStoredAmount } from '@/app/lib/amounts';
import { formatDate, formatDateTime, preventBreaks } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import type { Order } from '@/contracts/orders';
import { toPhoneLink } from '@/core/link';
import { parsePriceCents } from '@/core/money';
import { findStatusAfter, findStatusBefore } from '@/core/orders';
import { Banner } from '@/ui/banner';
import { Button, getButtonClass } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { useWaitingTap } from '../api/taps-context';
import { getMailLink, NotTold } from '../rows/contact';
import { CustomerName } from '../rows/customer-name';
import { useIsReadOnly } from '../rows/row-list';
import { useOpenNow } from '../rows/use-open-now';
import { WaitingTap } from '../rows/waiting-tap';
import { useOrderText } from '../use-order-text';
import { OrderHistory, OrderSteps } from './order-history';
import { readTold } from './read-history';
import { useStep } from './use-step';
import './order-sheet.css';

export interface OrderSheetProps {
  order: Order;
  /** A mail about the order gets this subject; without it, nobody is written to from here. */
  mailSubject: string | undefined;
  /** Takes a step; `onEnd` returns true while the sheet is open: it shows the end itself, and no notice covers it. */
  onMove: (
    order: Order,
    status: Order['status'],
    isUndo: boolean,
    onEnd?: (error: Error | null) => boolean,
  ) => void;
  onClose: () => void;
}

/** Shows what the owner needs to check the payment, pack the order and reach the customer, and the order's steps. */
export function OrderSheet({ order, mailSubject, onMove, onClose }: OrderSheetProps) {
  const t = useOrderText();
  const [failure, setFailure] = useState<Error | null>(null);
  const shown = useOpenNow(true);
  const move = (status: Order['status'], isUndo = false) => {
    setFailure(null);
    onMove(order, status, isUndo, (error) => {
      setFailure(error);
      return shown.current === true;
    });
  };
  return (
    <Sheet
      onClose={onClose}
      closeLabel={t('admin.orders.close')}
      title={t('admin.orders.number', { number: String(order.orderNumber) })}
      description={
        <>
          <CustomerName {...order} name={order.customerName} />, {preventBreaks(formatDate(order.createdAt))}
        </>
      }
    >
      <OrderProgress order={order} failure={failure} onMove={move} />
      {!order.isCustomerTold && <NotTold />}
      <dl className="order-lines">
        {order.items.map((item) => (
          <div key={item.productId}>
            <dt>{t('admin.orders.item', { ...item })}</dt>
            <dd>{formatMoney((parsePriceCents(item.price) ?? 0) * item.quantity)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('admin.orders.total')}</dt>
          <dd>{formatStoredAmount(order.totalAmount)}</dd>
        </div>
      </dl>
      <Reach order={order} mailSubject={mailSubject} />
      {order.notes && (
        <section className="order-part">
          <PartTitle>{t('admin.orders.notes')}</PartTitle>
          <p className="visitor-text">{order.notes}</p>
        </section>
      )}
      {Number(order.totalAmount) > 0 && <Payment order={order} />}
      <OrderHistory order={order} />
    </Sheet>
  );
}

interface OrderProgressProps {
  order: Order;
  failure: Error | null;
  onMove: (status: Order['status'], isUndo?: boolean) => void;
}

/** Shows how far the order is, its next step, and the way back. */
function OrderProgress({ order, failure, onMove }: OrderProgressProps) {
  const t = useOrderText();
  const isReadOnly = useIsReadOnly();
  const waiting = useWaitingTap('orders', order.id);
  const list = useRef<HTMLOListElement>(null);
  const next = findStatusAfter(order.status);
  const former = order.canTakeBack ? findStatusBefore(order.status) : null;
  const { isResting, takeStep } = useStep(order, list, onMove);
  const undoStep = (event: MouseEvent, status: Order['status']) => {
    if (event.detail > 1) return;
    list.current?.focus();
    onMove(status, true);
  };
  return (
    <>
      <OrderSteps order={order} ref={list} />
      {failure && (
        <Banner tone="red" icon={<CircleAlert />}>
          {getFailureText(failure, t('admin.orders.updateFailed'))}
        </Banner>
      )}
      {waiting && (
        <div className="order-waits is-waiting-net">
          <WaitingTap {...waiting} />
        </div>
      )}
      {!isReadOnly && !waiting && (next || former) && (
        <div className="grid gap-2">
          {next && (
            <Button
              key={next}
              variant="primary"
              size="lg"
              isBlock
              disabled={isResting(next)}
              onClick={(event) => takeStep(event, next)}
            >
              {t(`admin.orders.step.${next}`)}
            </Button>
          )}
          {former && order.status !== 'pending' && (
            <>
              <Button isBlock onClick={(event) => undoStep(event, former)}>
                <Undo2 />
                {t(`orderSheet.takeBack.${order.status}`)}
              </Button>
              <p className="sm mute">
                <TakeBackHint order={order} />
              </p>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** Says what the customer is told when the last step is taken back. */
function TakeBackHint({ order }: { order: Order }) {
  const t = useOrderText();
  const { told, at } = readTold(order);
  if (told === 'left' && at) return t('orderSheet.back.left', { date: preventBreaks(formatDateTime(at)) });
  return t(`orderSheet.back.${told === 'left' ? 'unknown' : told}`);
}

/** Shows the address to which the parcel goes, and how to reach the customer. */
function Reach({ order, mailSubject }: Pick<OrderSheetProps, 'order' | 'mailSubject'>) {
  const t = useOrderText();
  const { customerName, customerEmail, customerPhone, shippingAddress } = order;
  const call = customerPhone && toPhoneLink(customerPhone);
  return (
    <ul className="order-reach">
      {shippingAddress && (
        <li>
          <MapPin aria-hidden="true" />
          <div>
            <p>{customerName}</p>
            <p className="visitor-text sm soft">{shippingAddress}</p>
          </div>
          <CopyButton text={[customerName, shippingAddress].join('\n')} />
        </li>
      )}
      {customerEmail && (
        <li>
          <Mail aria-hidden="true" />
          <p>{customerEmail}</p>
          {mailSubject !== undefined && (
            <a className={getButtonClass({ size: 'sm' })} href={getMailLink(customerEmail, mailSubject)}>
              {t('orderSheet.write')}
            </a>
          )}
        </li>
      )}
      {customerPhone && (
        <li>
          <Phone aria-hidden="true" />
          <p>{customerPhone}</p>
          {call && (
            <a className={getButtonClass({ size: 'sm' })} href={call}>
              {t('orderSheet.call')}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}

/** Copies name and address, for the label of a parcel. */
function CopyButton({ text }: { text: string }) {
  const t = useOrderText();
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  const copy = () => {
    // A browser without a safe connection has no clipboard.
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('notCopied'),
    );
  };
  return (
    <Button size="sm" aria-label={state === 'copy' ? t('orderSheet.copyAddress') : undefined} onClick={copy}>
      {state === 'copied' ? <Check className="icon--sm" /> : <Copy className="icon--sm" />}
      <span role="status">{t(`orderSheet.${state}`)}</span>
    </Button>
  );
}

/** Shows what the customer was told to pay, and the symbol that the bank statement will show. */
function Payment({ order }: { order: Order }) {
  const t = useOrderText();
  return (
    <section className="order-part">
      <PartTitle>{t('admin.orders.payment')}</PartTitle>
      <dl className="order-payment">
        <dt>{t('admin.orders.symbol')}</dt>
        <dd>{order.orderNumber}</dd>
        <dt>{t('admin.orders.account')}</dt>
        <dd>{order.accountNumber}</dd>
        <dt>{t('admin.orders.holder')}</dt>
        <dd>{order.accountHolder}</dd>
        <dt>{t('admin.orders.swift')}</dt>
        <dd>{order.swiftCode}</dd>
        <dt>{t('admin.orders.reference')}</dt>
        <dd>{order.customerEmail}</dd>
      </dl>
    </section>
  );
}

/** Renders a title one level below that of the sheet, wherever the sheet is opened from. */
function PartTitle({ children }: { children: ReactNode }) {
  return <h3 className="sm soft">{children}</h3>;
}
