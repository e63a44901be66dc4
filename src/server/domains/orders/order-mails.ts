import { formatCents, parsePriceCents } from '@/core/money';
import type { orderItems, orders } from '../../db/tables/orders';
import type { MailAttachment } from '../../db/tables/outbox';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import type { Work } from '../../kernel/unit-of-work';
import {
  adminUrl,
  type Mail,
  type MailBody,
  type MailWebsite,
  ownerMail,
  pageUrl,
  provenName,
  queueMail,
  queueNews,
  visitorMail,
} from '../mail';
import { findMailWebsite, type WebsiteHead } from '../websites';
import { epcText, payBySquareText, readBankPayment } from './bank-payment';
import { markCustomerNotTold, type OrderItemRecord, type OrderRecord } from './queries';

type MailOrder = typeof orders.$inferSelect & { items: (typeof orderItems.$inferSelect)[] };

/** Tells the owner what was ordered. */
export function newOrderMail(website: MailWebsite, order: MailOrder): Mail {
  const values = { name: order.customerName, number: String(order.orderNumber) };
  return ownerMail(website, {
    subject: text('mail.newOrder.subject', values),
    person: order.customerEmail,
    body: {
      heading: text('mail.newOrder.heading', values),
      lead: text('mail.newOrder.lead', { website: website.title }),
      facts: [
        ...orderFacts(order),
        [text('mail.shippingAddress'), order.shippingAddress],
        [text('mail.name'), order.customerName],
        [text('mail.email'), order.customerEmail],
        [text('mail.phone'), order.customerPhone ?? ''],
      ],
      quote: order.notes ?? undefined,
      action: { label: text('mail.newOrder.action'), url: adminUrl(website, 'orders') },
    },
  });
}

/** Tells the customer what was ordered and how it is paid. */
export function orderReceivedMail(
  website: MailWebsite,
  order: MailOrder,
  codeTexts: PaymentCodeTexts | null,
): Mail {
  const number = String(order.orderNumber);
  const business = provenName(website) ?? text('mail.business');
  const hasAccount = Boolean(order.accountNumber && order.accountHolder && order.swiftCode);
  const codes = paymentCodes(hasAccount ? codeTexts : null);
  return visitorMail(website, 'receipt', {
    subject: text('mail.orderReceived.subject', { number }),
    person: order.customerEmail,
    body: {
      heading: text('mail.orderReceived.heading'),
      lead: text('mail.orderReceived.lead', { number, website: business }),
      facts: orderFacts(order),
      more: hasAccount ? paymentBlock(order) : undefined,
      pictures: codes.pictures,
      action: { label: text('mail.openPage'), url: pageUrl(website) },
    },
    attachments: codes.attachments,
  });
}

function orderFacts({ orderNumber, items, totalAmount }: MailOrder): MailBody['facts'] {
  const lines = items.map(({ name, quantity, price }) => `${quantity} × ${name}, ${euros(price)}`);
  return [
    [text('mail.orderNumber'), String(orderNumber)],
    [text('mail.items'), lines.join('\n')],
    [text('mail.total'), euros(totalAmount)],
  ];
}

function paymentBlock(order: MailOrder): MailBody['more'] {
  return {
    heading: text('mail.payment.heading'),
    lead: text('mail.payment.lead'),
    facts: [
      [text('mail.payment.accountNumber'), order.accountNumber],
      [text('mail.payment.accountHolder'), order.accountHolder],
      [text('mail.payment.swiftCode'), order.swiftCode],
      [text('mail.payment.amount'), euros(order.totalAmount)],
      [text('mail.payment.reference'), order.customerEmail],
      [text('mail.payment.variableSymbol'), String(order.orderNumber)],
    ],
  };
}

function euros(amount: string): string {
  return formatCents(parsePriceCents(amount) ?? 0);
}

/** What the codes of a payment say. */
interface PaymentCodeTexts {
  payBySquare: string;
  epc: string;
}

interface PaymentCodes {
  pictures: NonNullable<MailBody['pictures']>;
  attachments: MailAttachment[];
}

/** The codes of a payment as pictures in the mail; none where no bank could read them. */
function paymentCodes(texts: PaymentCodeTexts | null): PaymentCodes {
  if (texts === null) return { pictures: [], attachments: [] };
  const codes = [
    { contentId: 'pay-by-square', caption: text('mail.payment.payBySquare'), content: texts.payBySquare },
    { contentId: 'epc', caption: text('mail.payment.epc'), content: texts.epc },
  ];
  return {
    pictures: codes.map(({ contentId, caption }) => ({ contentId, caption })),
    attachments: codes.map(({ contentId, content }) => ({
      fileName: `${contentId}.png`,
      contentType: 'image/png',
      content,
      contentId,
    })),
  };
}

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
