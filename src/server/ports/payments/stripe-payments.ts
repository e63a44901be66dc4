import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Invoice } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { CURRENCY } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import { covers, findPaidTier, getPriceCents, type PaidTier, paidTiers, recommendedTier } from '@/core/plans';
import { createNotFoundError } from '../../kernel/not-found';
import { listPlansOnSale, type StripeSettings } from '../../settings/payment-settings';
import type { Clock } from '../clock';
import { hasEnded, type Payments, type ProviderEvent, type ProviderSubscription } from './payments';

/** A customer cannot have had more in a lifetime of one subscription at a time. */
const LIST_LIMIT = 100;

const PAYABLE = 'latest_invoice.confirmation_secret';

/** An invoice that is neither paid nor asked for any more is void to the owner. */
const INVOICE_STATUS: Record<string, Invoice['status']> = { paid: 'paid', open: 'open' };

/** Creates payments by Stripe; `withinMs` is for tests of a provider that does not answer. */
export function createStripePayments(
  settings: StripeSettings,
  clock: Clock,
  withinMs = ANSWER_WITHIN_MS,
): Payments {
  const stripe = createStripeClient(settings);
  const pricesKnown = new Set<PaidTier>();
  const present = (subscription: Stripe.Subscription) =>
    presentSubscription(subscription, settings.priceIds, clock.now());

  /** Returns the id of a plan's price. Throws when Stripe asks another amount than the product shows. */
  async function findPrice(tier: PaidTier): Promise<string> {
    const id = settings.priceIds[tier];
    if (id === undefined) throw new Error(`${tier} is not for sale`);
    if (!pricesKnown.has(tier)) {
      const price = await ask(stripe.prices.retrieve(id), withinMs);
      if (!isPlanPrice(price, tier)) throw new Error(`${id} is not the monthly price that the plans promise`);
      pricesKnown.add(tier);
    }
    return id;
  }

  return {
    sandbox: null,
    setup: () => ({ provider: 'stripe', publishableKey: settings.publishableKey }),
    plans: listPlansOnSale(settings),

    async createCustomer({ reference, email }) {
      // Another email is another request, which Stripe refuses under the same key.
      const idempotencyKey = `customer-${reference}-${createHash('sha256').update(email).digest('hex')}`;
      const customer = { email, metadata: { reference } };
      return (await ask(stripe.customers.create(customer, { idempotencyKey }), withinMs)).id;
    },

    async createSubscription(customer, tier, idempotencyKey) {
      const created = stripe.subscriptions.create(
        {
          customer,
          items: [{ price: await findPrice(tier) }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: [PAYABLE],
        },
        { idempotencyKey },
      );
      return present(await ask(created, withinMs));
    },

    async changeTier(id, tier) {
      const stored = await ask(stripe.subscriptions.retrieve(id, { expand: [PAYABLE] }), withinMs);
      const { tier: current, nextTier, due } = present(stored);
      const item = stored.items.data[0];
      if (!item || (stored.pending_update && due) || tier === (nextTier ?? current)) return present(stored);
      const items = [{ id: item.id, price: await findPrice(tier) }];
      const changed = covers(current, tier)
        ? stripe.subscriptions.update(id, {
            items,
            proration_behavior: 'none',
            // The plan that is paid already stays until then; the price is the next period's.
            metadata:
              tier === current
                ? { paid_tier: '', paid_until: '', premium_until: '' }
                : { paid_tier: current, paid_until: String(item.current_period_end) },
            expand: [PAYABLE],
          })
        : stripe.subscriptions.update(
            id,
            // Changes nothing before the difference is paid.
            {
              items,
              proration_behavior: 'always_invoice',
              payment_behavior: 'pending_if_incomplete',
              expand: [PAYABLE],
            },
            // Two presses find the same last invoice; after an attempt there is another one.
            { idempotencyKey: `${id}-${tier}-${findId(stored.latest_invoice)}` },
          );
      return present(await ask(changed, withinMs));
    },

    async listSubscriptions(customer) {
      const listed = stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: LIST_LIMIT,
        expand: [`data.${PAYABLE}`],
      });
      return (await ask(listed, withinMs)).data.map(present);
    },

    async getPayment(id) {
      const { customer, status } = await ask(stripe.paymentIntents.retrieve(id), withinMs);
      return { id, customerId: findId(customer), hasSucceeded: status === 'succeeded' };
    },

    async setCancelAtPeriodEnd(id, isCancelled) {
      await ask(stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }), withinMs);
    },

    async cancelNow(id) {
      const read = () => ask(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }), withinMs);
      let stored = await read();
      const invoice = stored.latest_invoice;
      if (typeof invoice === 'object' && invoice?.status === 'open' && invoice.id) {
        // An open invoice could still be paid in another tab, for nothing. Voiding a first one ends its subscription,
        // too.
        await ask(stripe.invoices.voidInvoice(invoice.id), withinMs);
        stored = await read();
      }
      if (!hasEnded(present(stored))) await ask(stripe.subscriptions.cancel(id), withinMs);
    },

    async listInvoices(customer) {
      const { data } = await ask(stripe.invoices.list({ customer, limit: LIST_LIMIT }), withinMs);
      return data.filter(({ status }) => status !== 'draft').map(presentInvoice);
    },

    readEvent: (rawBody, signature) =>
      readStripeEvent(stripe, settings.webhookSecret, rawBody, signature, clock.now()),
  };
}

function isPlanPrice({ unit_amount, currency, recurring }: Stripe.Price, tier: PaidTier): boolean {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  return isMonthly && unit_amount === getPriceCents(tier) && currency.toUpperCase() === CURRENCY;
}

function presentInvoice(invoice: Stripe.Invoice): Invoice {
  const { id, total, status, created, hosted_invoice_url } = invoice;
  return {
    id: id ?? '',
    amountCents: total,
    status: INVOICE_STATUS[status ?? ''] ?? 'void',
    createdAt: new Date(created * 1000).toISOString(),
    url: hosted_invoice_url ?? null,
  };
}

/** Presents a subscription of Stripe in the product's words, as it is at `now`. */
function presentSubscription(
  subscription: Stripe.Subscription,
  priceIds: StripeSettings['priceIds'],
  now: Date,
): ProviderSubscription {
  const { id, customer, status, items, cancel_at_period_end, metadata } = subscription;
  // The period and the price stand on the items, and our subscriptions have one item each.
  const item = items.data[0];
  const end = item?.current_period_end;
  const charged = item ? getTierOfPrice(item.price, priceIds) : recommendedTier;
  // Earlier versions wrote `premium_until`, for the one plan that another could follow.
  const paidUntilMs = Number(metadata.paid_until || metadata.premium_until || 0) * 1000;
  const tier = paidUntilMs > now.getTime() ? (findPaidTier(metadata.paid_tier) ?? recommendedTier) : charged;
  return {
    id,
    customerId: findId(customer) ?? '',
    status: status as ProviderSubscription['status'],
    tier,
    nextTier: tier === charged ? null : charged,
    currentPeriodEnd: end === undefined ? null : new Date(end * 1000),
    cancelAtPeriodEnd: cancel_at_period_end,
    due: findDue(subscription),
  };
}

function findId(owner: string | { id?: string } | null | undefined): string | null {
  return (typeof owner === 'string' ? owner : owner?.id) ?? null;
}

/** An unknown price is one of a plan that is not for sale any more, or else an older one of the recommended plan. */
function getTierOfPrice({ id, unit_amount }: Stripe.Price, priceIds: StripeSettings['priceIds']): PaidTier {
  return (
    paidTiers.find((tier) => priceIds[tier] === id) ??
    paidTiers.find((tier) => getPriceCents(tier) === unit_amount) ??
    recommendedTier
  );
}

function findDue({
  latest_invoice,
  pending_update,
  status,
}: Stripe.Subscription): ProviderSubscription['due'] {
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const clientSecret = invoice?.status === 'open' ? invoice.confirmation_secret?.client_secret : null;
  // Stripe charges the card of an active subscription by itself, unless the owner has to pay for a better plan first.
  const isOwners = (status !== 'active' && status !== 'trialing') || pending_update;
  return invoice && clientSecret && isOwners ? { clientSecret, amountCents: invoice.amount_due } : null;
}

/** Stripe changes what it answers with the version, so it changes here only together with the code that reads it. */
const API_VERSION = '2026-10-28.endive';
const ANSWER_WITHIN_MS = 10_000;
/** Two attempts and the pause between them are over in that time. */
const ATTEMPT_MS = 4_000;

function createStripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const server = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: ATTEMPT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(server && {
      host: server.hostname,
      port: server.port,
      protocol: server.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/**
 * Returns what Stripe answers, in time. Throws NOT_FOUND for an id that Stripe does not know, UNAVAILABLE while it
 * does something else under the same key, and PROVIDER_UNAVAILABLE for any other failure.
 */
async function ask<Answer>(call: Promise<Answer>, withinMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  // The client bounds an attempt, but waits as long as Stripe tells it to before the next one.
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Stripe did not answer in ${withinMs} ms`)), withinMs);
  });
  try {
    return await Promise.race([call, isLate]);
  } catch (error) {
    throw toFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

function toFailure(error: unknown): AppError {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
    return createNotFoundError();
  // Two calls want different things of the same key: the one that came first is being done.
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new AppError('UNAVAILABLE', phrase('errors.subscriptionBusy'));
  return createUnavailableError(error);
}

function createUnavailableError(cause: unknown): AppError {
  const error = new AppError('PROVIDER_UNAVAILABLE', phrase('errors.paymentsUnavailable'));
  error.cause = cause;
  return error;
}

const TOLERANCE_SECONDS = 300;
const ABOUT_A_SUBSCRIPTION = /^(customer\.subscription|invoice)\./;

/** Reads the event that Stripe signed; throws VALIDATION for a signature that is wrong, too old or from the future. */
function readStripeEvent(
  stripe: Stripe,
  secret: string,
  rawBody: Buffer,
  signature: string | undefined,
  now: Date,
): ProviderEvent {
  const event = verify(() =>
    stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    ),
  );
  // The client looks at the age only: what is signed for tomorrow would be good until then.
  if (parseSignedAt(signature) > now.getTime() / 1000 + TOLERANCE_SECONDS) throw createSignatureError();
  if (!isEvent(event)) throw createSignatureError();
  return { id: event.id, type: event.type, customerId: findCustomer(event) };
}

function verify(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch {
    throw createSignatureError();
  }
}

/** Signed content need not be an event: the client hands on whatever JSON it is. */
function isEvent(event: Partial<Stripe.Event> | null): event is Stripe.Event {
  const { id, type, data } = event ?? {};
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof data?.object === 'object' &&
    data.object !== null
  );
}

function parseSignedAt(signature = ''): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
}

function findCustomer({ type, data }: Stripe.Event): string | null {
  if (!ABOUT_A_SUBSCRIPTION.test(type)) return null;
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return findId(customer);
}

function createSignatureError(): AppError {
  return new AppError('VALIDATION', phrase('errors.webhookSignature'));
}
