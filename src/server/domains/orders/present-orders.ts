import type { Order } from '@/contracts/orders';
import type { Locale } from '@/core/locale/locale';
import { ORDER_MAILS, ORDER_STATUSES } from '@/core/orders';
import { toLocalDateTime } from '@/core/wall-clock';
import type { Database } from '../../kernel/database';
import { getTextsIn } from '../../kernel/text';
import { listEventsOf, type OrderEventRecord } from './order-history';
import { listItemsOf, type OrderRecord } from './queries';

/** Writes the history of an order, a line for each event, on the website's clock. */
export function formatHistory(
  events: readonly Pick<OrderEventRecord, 'kind' | 'what' | 'createdAt'>[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  return events
    .map((event) => `${toLocalDateTime(event.createdAt, timeZone)} ${formatEvent(event, getTextsIn(locale))}`)
    .join('\n');
}

function formatEvent(
  { kind, what }: Pick<OrderEventRecord, 'kind' | 'what'>,
  t: ReturnType<typeof getTextsIn>,
): string {
  if (kind === 'matched') return t('orderSheet.matched');
  if (kind === 'mailed' || kind === 'notMailed') {
    const mail = ORDER_MAILS.find((name) => name === what);
    return mail ? t(`orderSheet.${kind}`, { what: t(`orderSheet.mails.${mail}`) }) : '';
  }
  const status = ORDER_STATUSES.find((name) => name === what);
  const step = status ? t(`orderSheet.steps.${status}`) : '';
  return kind === 'takenBack' ? t('orderSheet.takenBack', { step }) : step;
}

/** Returns orders with their items and their history. */
export async function presentOrders(db: Database, records: OrderRecord[]): Promise<Order[]> {
  const orderIds = records.map(({ id }) => id);
  const items = await listItemsOf(db, orderIds);
  const events = await listEventsOf(db, orderIds);
  return records.map(({ requestId, requestDigest, ...record }) => ({
    ...record,
    createdAt: record.createdAt.toISOString(),
    items: items.filter(({ orderId }) => orderId === record.id).map(({ orderId, ...item }) => item),
    history: events
      .filter(({ orderId }) => orderId === record.id)
      .map(({ kind, what, createdAt }) => ({ kind, what, createdAt: createdAt.toISOString() })),
  }));
}
