import type { Database } from '../../db/client';
import type { WebsitePlace } from '../../db/published-website';
import type { Deps } from '../../deps';
import { announceWebsiteEvent } from '../../http/website-events';
import { queueMail, queueNews } from '../../mail/queue-mail';
import { findMailWebsite } from '../../mail/templates/mail-website';
import { newOrderMail, orderReceivedMail } from '../../mail/templates/order-mails';
import { readBankPayment } from './bank-payment';
import { epcText } from './epc-text';
import { payBySquareText } from './pay-by-square-text';
import { markCustomerNotTold, type OrderItemRecord, type OrderRecord } from './queries';

/** Tells the owner of a new order, and the customer how it is paid. */
export async function tellOfOrder(
  tx: Database,
  deps: Deps,
  website: WebsitePlace,
  order: OrderRecord & { items: OrderItemRecord[] },
): Promise<void> {
  const place = await findMailWebsite(tx, deps, website);
  const payment = readBankPayment(order);
  const codes = payment && { payBySquare: payBySquareText(payment), epc: epcText(payment) };
  await announceWebsiteEvent(tx, website.id, 'order');
  await queueNews(tx, deps, place, newOrderMail(place, order));
  const isTold = await queueMail(tx, deps, orderReceivedMail(place, order, codes));
  if (!isTold) await markCustomerNotTold(tx, order.id);
}
