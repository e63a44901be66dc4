import type { RefObject } from 'react';
import { formatDate, formatDateTime, formatTime, preventBreaks } from '@/app/lib/dates';
import type { Order, OrderEvent } from '@/contracts/orders';
import { useOrderText } from '../use-order-text';
import { isWholeHistory, readSteps } from './read-history';

interface OrderStepsProps {
  order: Order;
  /** It takes the focus when the button that has it goes with its step. */
  ref: RefObject<HTMLOListElement | null>;
}

/** Shows the steps of an order: the past ones with their days, and the ones to come. */
export function OrderSteps({ order, ref }: OrderStepsProps) {
  const t = useOrderText();
  return (
    <ol ref={ref} className="steps-line" aria-label={t('orderSheet.way')} tabIndex={-1}>
      {readSteps(order).map(({ status, isDone, at }) => (
        <li
          key={status}
          className={isDone ? 'is-done' : undefined}
          aria-current={status === order.status ? 'step' : undefined}
        >
          {t(`orderSheet.steps.${status}`)}
          {!isDone && <span className="sr-only">{t('orderSheet.toCome')}</span>}
          {at && <time dateTime={at}>{formatShortDate(at)}</time>}
        </li>
      ))}
    </ol>
  );
}

/** Returns the day, or for today the time. */
function formatShortDate(at: string): string {
  const day = formatDate(at);
  return day === formatDate(new Date().toISOString()) ? formatTime(at) : preventBreaks(day);
}

/** Shows what happened to an order, newest first. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useOrderText();
  const { createdAt, history } = order;
  return (
    <section className="order-part order-past">
      <h3 className="sm soft">{t('orderSheet.happened')}</h3>
      <ol className="sm">
        {history.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name and are never sorted anew
          <li key={history.length - index} className={event.kind === 'notMailed' ? 'is-bad' : undefined}>
            <time dateTime={event.createdAt}>{preventBreaks(formatDateTime(event.createdAt))}</time>{' '}
            <EventText event={event} />
          </li>
        ))}
        {!isWholeHistory(order) && <li className="mute">{t('orderSheet.notKept')}</li>}
        <li>
          <time dateTime={createdAt}>{preventBreaks(formatDateTime(createdAt))}</time>{' '}
          {t('orderSheet.steps.pending')}
        </li>
      </ol>
    </section>
  );
}

function EventText({ event: { kind, what } }: { event: OrderEvent }) {
  const t = useOrderText();
  if (kind === 'mailed' || kind === 'notMailed') {
    if (what === 'delivered') return null;
    return t(`orderSheet.${kind}`, { what: t(`orderSheet.mails.${what}`) });
  }
  if (what !== 'paid' && what !== 'shipped' && what !== 'delivered') return null;
  if (kind === 'matched') return t('orderSheet.matched');
  if (kind === 'takenBack') return t('orderSheet.takenBack', { step: t(`orderSheet.steps.${what}`) });
  return t(`orderSheet.steps.${what}`);
}
