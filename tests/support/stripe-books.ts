import { getPriceCents, type PaidTier } from '@/core/plans';
import type { ProviderStatus } from '@/server/ports/payments/payments';

/** Describes Stripe's records, as far as the product reads them. */
export interface StripeCustomer {
  id: string;
  object: 'customer';
  email: string;
}

interface StripeInvoice {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid' | 'void' | 'draft';
  total: number;
  amount_due: number;
  created: number;
  hosted_invoice_url: string;
  paymentIntent: string;
  subscription: string;
}

interface StripePaymentIntent {
  id: string;
  object: 'payment_intent';
  customer: string | null;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
}

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: ProviderStatus;
  created: number;
  cancel_at_period_end: boolean;
  items: { object: 'list'; data: StripeItem[] };
  latest_invoice: string;
  metadata: Record<string, string>;
  /** The subscription takes these items as soon as its last invoice is paid. */
  pending_update: { subscription_items: StripeItem[]; expires_at: number } | null;
}

interface StripeItem {
  id: string;
  object: 'subscription_item';
  current_period_end: number;
  price: StripePrice;
}

interface StripePrice {
  id: string;
  object: 'price';
  unit_amount: number;
  currency: string;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number };
}

const buildPlanPrice = (tier: PaidTier): StripePrice => ({
  id: `price_${tier}`,
  object: 'price',
  unit_amount: getPriceCents(tier),
  currency: 'eur',
  recurring: { interval: 'month', interval_count: 1 },
});

/** Holds an event with its object as it was at that moment. */
export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: unknown };
}

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Keeps the records of an emulated Stripe, changes them as Stripe would, and lists the events that tell of it. */
export class StripeBooks {
  readonly customers = new Map<string, StripeCustomer>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly invoices = new Map<string, StripeInvoice>();
  readonly intents = new Map<string, StripePaymentIntent>();
  readonly events: StripeEvent[] = [];
  price = buildPlanPrice('premium');
  standardPrice = buildPlanPrice('standard');
  /** It is true if the card that Stripe keeps is declined. */
  isCardDeclined = false;
  private count = 0;

  constructor(private readonly clock: () => Date) {}

  clear(): void {
    for (const records of [this.customers, this.subscriptions, this.invoices, this.intents]) records.clear();
    this.events.length = 0;
    this.price = buildPlanPrice('premium');
    this.standardPrice = buildPlanPrice('standard');
    this.isCardDeclined = false;
  }

  addCustomer(email: string): StripeCustomer {
    const customer = { id: this.createId('cus'), object: 'customer' as const, email };
    this.customers.set(customer.id, customer);
    return customer;
  }

  priceOf(id: string | null): StripePrice | undefined {
    return [this.price, this.standardPrice].find((price) => price.id === id);
  }

  addSubscription(customer: string, price = this.price): StripeSubscription {
    const id = this.createId('sub');
    const subscription: StripeSubscription = {
      id,
      object: 'subscription',
      customer,
      status: 'incomplete',
      created: this.now(),
      cancel_at_period_end: false,
      items: {
        object: 'list',
        data: [
          {
            id: `si_${id}`,
            object: 'subscription_item',
            current_period_end: this.now() + MONTH_SECONDS,
            price,
          },
        ],
      },
      latest_invoice: this.addInvoice(customer, id, price.unit_amount),
      metadata: {},
      pending_update: null,
    };
    this.subscriptions.set(id, subscription);
    this.tell('customer.subscription.created', subscription);
    return subscription;
  }

  /** Pays the invoice for which the subscription waits. */
  pay(subscription: StripeSubscription): string {
    const invoice = this.invoiceOf(subscription);
    invoice.status = 'paid';
    this.intentOf(invoice).status = 'succeeded';
    this.tell('invoice.paid', invoice);
    if (subscription.pending_update) subscription.items.data = subscription.pending_update.subscription_items;
    subscription.pending_update = null;
    this.move(subscription, 'active');
    return invoice.paymentIntent;
  }

  /** Changes the price for the rest of the period: the difference is charged, and until it is paid nothing changes. */
  upgrade(subscription: StripeSubscription, price: StripePrice): void {
    const item = getItem(subscription);
    if (item.price.id === price.id) return;
    const left = (item.current_period_end - this.now()) / MONTH_SECONDS;
    const amount = Math.round((price.unit_amount - item.price.unit_amount) * left);
    subscription.latest_invoice = this.addInvoice(subscription.customer, subscription.id, amount);
    const items = [{ ...item, price }];
    subscription.pending_update = { subscription_items: items, expires_at: this.now() + 23 * 60 * 60 };
    if (!this.isCardDeclined) this.pay(subscription);
    else this.tell('customer.subscription.updated', subscription);
  }

  /** Changes the price from the next period on. */
  followBy(subscription: StripeSubscription, price: StripePrice, metadata: Record<string, string>): void {
    getItem(subscription).price = price;
    subscription.metadata = { ...subscription.metadata, ...metadata };
    this.tell('customer.subscription.updated', subscription);
  }

  /** Voids an invoice, so nobody can pay it any more; a subscription that it should have begun ends with it. */
  voidInvoice(invoice: StripeInvoice): void {
    invoice.status = 'void';
    this.intentOf(invoice).status = 'canceled';
    const subscription = getFound(this.subscriptions.get(invoice.subscription));
    subscription.pending_update = null;
    if (subscription.status === 'incomplete') this.move(subscription, 'incomplete_expired');
  }

  /** Begins the next month, which is paid, or waits for a payment. */
  renew(subscription: StripeSubscription, isPaid: boolean): void {
    const item = getItem(subscription);
    item.current_period_end += MONTH_SECONDS;
    if (subscription.pending_update) this.voidInvoice(this.invoiceOf(subscription));
    subscription.latest_invoice = this.addInvoice(
      subscription.customer,
      subscription.id,
      item.price.unit_amount,
    );
    if (isPaid) this.pay(subscription);
    else {
      this.tell('invoice.payment_failed', this.invoiceOf(subscription));
      this.move(subscription, 'past_due');
    }
  }

  move(subscription: StripeSubscription, status: ProviderStatus): void {
    subscription.status = status;
    const type = status === 'canceled' ? 'deleted' : 'updated';
    this.tell(`customer.subscription.${type}`, subscription);
  }

  tell(type: string, object: unknown): StripeEvent {
    const event: StripeEvent = {
      id: this.createId('evt'),
      object: 'event',
      type,
      created: this.now(),
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }

  /** Returns the one subscription of a test; throws if there are more or none. */
  onlySubscription(): StripeSubscription {
    const [subscription, ...more] = this.subscriptions.values();
    if (!subscription || more.length > 0)
      throw new Error(`There are ${this.subscriptions.size} subscriptions.`);
    return subscription;
  }

  invoiceOf({ latest_invoice }: StripeSubscription): StripeInvoice {
    return getFound(this.invoices.get(latest_invoice));
  }

  intentOf({ paymentIntent }: StripeInvoice): StripePaymentIntent {
    return getFound(this.intents.get(paymentIntent));
  }

  private addInvoice(customer: string, subscription: string, total: number): string {
    const intent = { id: this.createId('pi'), object: 'payment_intent' as const, customer };
    this.intents.set(intent.id, { ...intent, status: 'requires_payment_method' });
    const id = this.createId('in');
    this.invoices.set(id, {
      id,
      object: 'invoice',
      customer,
      status: 'open',
      total,
      amount_due: total,
      created: this.now(),
      hosted_invoice_url: `https://invoice.example.com/${id}`,
      paymentIntent: intent.id,
      subscription,
    });
    return id;
  }

  private createId(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(6, '0')}`;
  }

  private now(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }
}

function getItem({ items }: StripeSubscription): StripeItem {
  return getFound(items.data[0]);
}

function getFound<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('Stripe has lost a record.');
  return item;
}
