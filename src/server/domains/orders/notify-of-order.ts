import type { Deps } from '../../http/deps';
import type { Work } from '../../kernel/unit-of-work';
import { queueMail, queueNews } from '../mail';
import { findMailWebsite, type WebsiteHead } from '../websites';
import { readBankPayment } from './bank-payment';
import { epcText } from './epc-text';
import { newOrderMail, orderReceivedMail } from './order-mails';
import { payBySquareText } from './pay-by-square-text';
import { markCustomerNotTold, type OrderItemRecord, type OrderRecord } from './queries';

/** Tells the owner of a new order, and the customer how it is paid. */
export async function notifyOfOrder(
  work: Work,
  deps: Deps,
  website: WebsiteHead,
  order: OrderRecord & { items: OrderItemRecord[] },
): Promise<void> {
  const place = await findMailWebsite(work.db, deps, website);
  const payment = readBankPayment(order);
  const codes = payment && { payBySquare: payBySquareText(payment), epc: epcText(payment) };
  work.tellOwner(website.id, 'order');
  await queueNews(work, deps, place, newOrderMail(place, order));
  const isTold = await queueMail(work, deps, orderReceivedMail(place, order, codes));
  if (!isTold) await markCustomerNotTold(work.db, order.id);
}
