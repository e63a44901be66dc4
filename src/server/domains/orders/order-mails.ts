import { formatMoney } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { parsePriceCents } from '@/core/money';
import { ORDER_MAILS, ORDER_STATUSES, type OrderStatus } from '@/core/orders';
import type { orderItems, orders } from '../../db/tables/orders';
import type { MailAttachment } from '../../db/tables/outbox';
import type { Deps } from '../../http/deps';
import { getTextsIn } from '../../kernel/text';
import type { Shown } from '../../kernel/text-search';
import type { Work } from '../../kernel/unit-of-work';
import {
  composeOwnerMail,
  composeVisitorHead,
  composeVisitorMail,
  findProvenName,
  getAdminUrl,
  getPageUrl,
  listBusinessFacts,
  type Mail,
  type MailBody,
  type MailWebsite,
  postponeMail,
  queueAllNews,
  queueMail,
  withdrawMail,
} from '../mail';
import { getMailWebsite, lockWebsiteHead } from '../websites';
import { formatEpc, formatPayBySquare, readBankPayment } from './bank-payment';
import { getOrderSubject, noteMail } from './order-history';
import { listItemsOf, type OrderRecord } from './queries';

type MailOrder = Shown<typeof orders.$inferSelect> & { items: (typeof orderItems.$inferSelect)[] };

/** Tells the owner what was ordered. */
export function composeNewOrderMail(website: MailWebsite, order: MailOrder): Mail {
  const t = getTextsIn(website.account.language);
  const values = { name: order.customerName, number: String(order.orderNumber) };
  const lead = isFree(order) ? 'mail.newOrder.leadFree' : 'mail.newOrder.lead';
  return composeOwnerMail(website, {
    subject: t('mail.newOrder.subject', values),
    person: order.customerEmail,
    body: {
      heading: t('mail.newOrder.heading', values),
      lead: t(lead, { website: website.title }),
      facts: [
        ...listOrderFacts(order, website.account.language),
        [t('mail.shippingAddress'), order.shippingAddress],
        [t('mail.name'), order.customerName],
        [t('mail.email'), order.customerEmail],
        [t('mail.phone'), order.customerPhone ?? ''],
      ],
      quote: order.notes ?? undefined,
      action: { label: t('mail.newOrder.action'), url: getAdminUrl(website, 'orders') },
    },
  });
}

/** Tells the customer what was ordered and how it is paid. */
export function composeOrderReceivedMail(
  website: MailWebsite,
  order: MailOrder,
  codeTexts: PaymentCodeTexts | null,
): Mail {
  const { language } = website;
  const t = getTextsIn(language);
  const number = String(order.orderNumber);
  const business = findProvenName(website) ?? t('mail.business');
  const hasAccount = !isFree(order) && Boolean(order.accountNumber && order.accountHolder && order.swiftCode);
  const codes = createPaymentCodes(hasAccount ? codeTexts : null, language);
  return composeVisitorMail(website, 'receipt', {
    subject: t('mail.orderReceived.subject', { number }),
    person: order.customerEmail,
    body: {
      heading: t('mail.orderReceived.heading'),
      lead: t('mail.orderReceived.lead', { number, website: business }),
      facts: [...listOrderFacts(order, language), ...listBusinessFacts(website)],
      more: hasAccount ? composePaymentBlock(order, language) : undefined,
      pictures: codes.pictures,
      action: { label: t('mail.openPage'), url: getPageUrl(website) },
    },
    attachments: codes.attachments,
  });
}

/** Returns true for an order of things that cost nothing: nobody is asked to pay 0,00 €. */
function isFree({ totalAmount }: MailOrder): boolean {
  return parsePriceCents(totalAmount) === 0;
}

function listOrderFacts({ orderNumber, items, totalAmount }: MailOrder, locale: Locale): MailBody['facts'] {
  const t = getTextsIn(locale);
  const lines = items.map(
    ({ name, quantity, price }) => `${quantity} × ${name}, ${formatEuros(locale, price)}`,
  );
  return [
    [t('mail.orderNumber'), String(orderNumber)],
    [t('mail.items'), lines.join('\n')],
    [t('mail.total'), formatEuros(locale, totalAmount)],
  ];
}

function composePaymentBlock(order: MailOrder, locale: Locale): MailBody['more'] {
  const t = getTextsIn(locale);
  return {
    heading: t('mail.payment.heading'),
    lead: t('mail.payment.lead'),
    facts: [
      [t('mail.payment.accountNumber'), order.accountNumber],
      [t('mail.payment.accountHolder'), order.accountHolder],
      [t('mail.payment.swiftCode'), order.swiftCode],
      [t('mail.payment.amount'), formatEuros(locale, order.totalAmount)],
      [t('mail.payment.reference'), order.customerEmail],
      [t('mail.payment.variableSymbol'), String(order.orderNumber)],
    ],
  };
}

function formatEuros(locale: Locale, amount: string): string {
  return formatMoney(locale, parsePriceCents(amount) ?? 0);
}

/** Each payment code contains one of these texts. */
interface PaymentCodeTexts {
  payBySquare: string;
  epc: string;
}

interface PaymentCodes {
  pictures: NonNullable<MailBody['pictures']>;
  attachments: MailAttachment[];
}

/** Creates the payment codes as pictures for a mail; none if no bank could read them. */
function createPaymentCodes(texts: PaymentCodeTexts | null, locale: Locale): PaymentCodes {
  const t = getTextsIn(locale);
  if (texts === null) return { pictures: [], attachments: [] };
  const codes = [
    { contentId: 'pay-by-square', caption: t('mail.payment.payBySquare'), content: texts.payBySquare },
    { contentId: 'epc', caption: t('mail.payment.epc'), content: texts.epc },
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

/** Tells the owner about new orders, and the customers how to pay. */
export async function notifyOfOrders(
  work: Work,
  deps: Deps,
  website: Parameters<typeof getMailWebsite>[2],
  placed: readonly MailOrder[],
): Promise<void> {
  const mailWebsite = await getMailWebsite(work.db, deps, website);
  work.notifyOwner(website.id, 'order');
  const areTold = await queueAllNews(
    work,
    deps,
    mailWebsite,
    placed.map((order) => ({
      news: composeNewOrderMail(mailWebsite, order),
      toVisitor: {
        mail: postponeMail(composeVisitorHead(mailWebsite, 'receipt', order.customerEmail), () => {
          const payment = readBankPayment(order);
          const codes = payment && { payBySquare: formatPayBySquare(payment), epc: formatEpc(payment) };
          return composeOrderReceivedMail(mailWebsite, order, codes);
        }),
        topic: { about: getOrderSubject(order.id, 'received') },
      },
    })),
  );
  for (const [index, order] of placed.entries())
    if (!areTold[index]) await noteMail(work, order, 'received', false, deps.clock.now());
}

/**
 * Takes back the mails about steps of orders that still wait, but not those that say that an order has arrived.
 */
export function withdrawStepMail(work: Work, ...ids: number[]): Promise<{ status: OrderStatus } | null> {
  return withdrawMail(work, ...ids.flatMap((id) => TOLD_STEPS.map((step) => getOrderSubject(id, step))));
}

/**
 * Tells the customer about a step: that the order is paid or shipped, or that this was a mistake. The mail waits for
 * some seconds, in which a step back takes the mail back too.
 */
export async function notifyOfStep(
  work: Work,
  deps: Deps,
  order: OrderRecord,
  before: OrderStatus,
): Promise<OrderRecord> {
  const known = (await withdrawStepMail(work, order.id)) ?? { status: before };
  const website = await lockWebsiteHead(work.db, order.websiteId);
  const step = findToldStep(known.status, order);
  // An erased customer has no address any more.
  if (!website || !step || order.customerEmail === '') return order;
  const items = await listItemsOf(work.db, [order.id]);
  const mail = composeOrderStepMail(await getMailWebsite(work.db, deps, website), { ...order, items }, step);
  if (await queueMail(work, deps, mail, { about: getOrderSubject(order.id, step), known })) return order;
  await noteMail(work, order, step, false, deps.clock.now());
  return { ...order, isCustomerTold: false };
}

/** A mail tells of one of these steps of an order. */
const [, ...TOLD_STEPS] = ORDER_MAILS;
type ToldStep = (typeof TOLD_STEPS)[number];

/**
 * Returns what to tell a customer who knows of one status; null for nothing. The customer sees by themselves that a
 * parcel has arrived.
 */
function findToldStep(known: OrderStatus, order: OrderRecord): ToldStep | null {
  const [was, is] = [getToldRank(known), getToldRank(order.status)];
  // An order that costs nothing is never paid, so no mail tells of it.
  const isPayment = Math.max(was, is) === ORDER_STATUSES.indexOf('paid');
  if (was === is || (isPayment && parsePriceCents(order.totalAmount) === 0)) return null;
  if (is > was) return is === ORDER_STATUSES.indexOf('paid') ? 'paid' : 'shipped';
  return is === ORDER_STATUSES.indexOf('pending') ? 'notPaid' : 'notShipped';
}

const getToldRank = (status: OrderStatus) =>
  Math.min(ORDER_STATUSES.indexOf(status), ORDER_STATUSES.indexOf('shipped'));

function composeOrderStepMail(website: MailWebsite, order: MailOrder, step: ToldStep): Mail {
  const { language } = website;
  const t = getTextsIn(language);
  const number = String(order.orderNumber);
  const business = findProvenName(website) ?? t('mail.business');
  return composeVisitorMail(website, 'decision', {
    subject: t(`mail.orderStep.${step}.subject`, { number }),
    person: order.customerEmail,
    body: {
      heading: t(`mail.orderStep.${step}.heading`),
      lead: t(`mail.orderStep.${step}.lead`, { number, website: business }),
      facts: [
        ...listOrderFacts(order, language),
        [t('mail.shippingAddress'), step === 'shipped' ? order.shippingAddress : ''],
      ],
      action: { label: t('mail.openPage'), url: getPageUrl(website) },
    },
  });
}
