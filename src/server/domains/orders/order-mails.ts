import { formatCents, parsePriceCents } from '@/core/money';
import type { orderItems, orders } from '../../db/tables/orders';
import { text } from '../../kernel/text';
import {
  adminUrl,
  type Mail,
  type MailBody,
  type MailWebsite,
  ownerMail,
  pageUrl,
  provenName,
  visitorMail,
} from '../mail';
import { type PaymentCodeTexts, paymentCodes } from './payment-codes';

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
