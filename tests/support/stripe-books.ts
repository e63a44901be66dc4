import { MONTHLY_PRICE_CENTS } from '@/core/plans';
import type { ProviderStatus } from '@/server/ports/payments/payments';

/** What Stripe keeps, as far as the product asks for it. */
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
  items: { object: 'list'; data: { object: 'subscription_item'; current_period_end: number }[] };
  latest_invoice: string;
}

interface StripePrice {
  id: string;
  object: 'price';
  unit_amount: number;
  currency: string;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number };
}

const PREMIUM_PRICE: StripePrice = {
  id: 'price_premium',
  object: 'price',
  unit_amount: MONTHLY_PRICE_CENTS.premium,
  currency: 'eur',
  recurring: { interval: 'month', interval_count: 1 },
};

/** An event with what its object was when it happened. */
export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: unknown };
}

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** The records of an emulated Stripe, what can happen to them, and the events that tell of it. */
export class StripeBooks {
  readonly customers = new Map<string, StripeCustomer>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly invoices = new Map<string, StripeInvoice>();
  readonly intents = new Map<string, StripePaymentIntent>();
  readonly events: StripeEvent[] = [];
  price = PREMIUM_PRICE;
  private count = 0;

  constructor(private readonly clock: () => Date) {}

  clear(): void {
    for (const records of [this.customers, this.subscriptions, this.invoices, this.intents]) records.clear();
    this.events.length = 0;
    this.price = PREMIUM_PRICE;
  }

  addCustomer(email: string): StripeCustomer {
    const customer = { id: this.nextId('cus'), object: 'customer' as const, email };
    this.customers.set(customer.id, customer);
    return customer;
  }

  addSubscription(customer: string): StripeSubscription {
    const id = this.nextId('sub');
    const subscription: StripeSubscription = {
      id,
      object: 'subscription',
      customer,
      status: 'incomplete',
      created: this.now(),
      cancel_at_period_end: false,
      items: {
        object: 'list',
        data: [{ object: 'subscription_item', current_period_end: this.now() + MONTH_SECONDS }],
      },
      latest_invoice: this.addInvoice(customer, id),
    };
    this.subscriptions.set(id, subscription);
    this.tell('customer.subscription.created', subscription);
    return subscription;
  }

  /** A card pays what the subscription waits for. */
  pay(subscription: StripeSubscription): string {
    const invoice = this.invoiceOf(subscription);
    invoice.status = 'paid';
    this.intentOf(invoice).status = 'succeeded';
    this.tell('invoice.paid', invoice);
    this.move(subscription, 'active');
    return invoice.paymentIntent;
  }

  /** A month is over: the next one is paid, or waits for a payment. */
  renew(subscription: StripeSubscription, isPaid: boolean): void {
    const [item] = subscription.items.data;
    if (item) item.current_period_end += MONTH_SECONDS;
    subscription.latest_invoice = this.addInvoice(subscription.customer, subscription.id);
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
      id: this.nextId('evt'),
      object: 'event',
      type,
      created: this.now(),
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }

  /** The one subscription of a test. */
  onlySubscription(): StripeSubscription {
    const [subscription, ...more] = this.subscriptions.values();
    if (!subscription || more.length > 0)
      throw new Error(`There are ${this.subscriptions.size} subscriptions.`);
    return subscription;
  }

  invoiceOf({ latest_invoice }: StripeSubscription): StripeInvoice {
    return found(this.invoices.get(latest_invoice));
  }

  intentOf({ paymentIntent }: StripeInvoice): StripePaymentIntent {
    return found(this.intents.get(paymentIntent));
  }

  private addInvoice(customer: string, subscription: string): string {
    const intent = { id: this.nextId('pi'), object: 'payment_intent' as const, customer };
    this.intents.set(intent.id, { ...intent, status: 'requires_payment_method' });
    const id = this.nextId('in');
    this.invoices.set(id, {
      id,
      object: 'invoice',
      customer,
      status: 'open',
      total: 1199,
      created: this.now(),
      hosted_invoice_url: `https://invoice.example.com/${id}`,
      paymentIntent: intent.id,
      subscription,
    });
    return id;
  }

  private nextId(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(6, '0')}`;
  }

  private now(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('Stripe has lost a record.');
  return item;
}
