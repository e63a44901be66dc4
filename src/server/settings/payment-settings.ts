import * as z from 'zod/mini';
import { getStripePriceSetting, type PaidTier, paidTiers, recommendedTier } from '@/core/plans';
import { isHttps } from './public-url';

export interface StripeSettings {
  provider: 'stripe';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Maps each plan that is for sale to its price at Stripe. */
  priceIds: Partial<Record<PaidTier, string>>;
  /** Is null where Stripe's own servers are called. */
  apiBase: string | null;
}

export type PaymentSettings = StripeSettings | { provider: 'sandbox' };

interface PaymentVariables {
  PAYMENTS?: PaymentSettings['provider'];
  STRIPE_SECRET_KEY?: string;
  STRIPE_API_BASE?: string;
  [setting: string]: unknown;
}

const needed = z.string('is missing: payments by Stripe need it');
const stripeVariables = z.object({
  STRIPE_SECRET_KEY: needed,
  STRIPE_PUBLISHABLE_KEY: needed,
  STRIPE_WEBHOOK_SECRET: needed,
});
const neededPrice = z.object({ [getStripePriceSetting(recommendedTier)]: needed });

/** Returns the plans that can be bought, the cheapest first; no other may be offered, or named with a price. */
export function listPlansOnSale(payments: PaymentSettings): readonly PaidTier[] {
  return payments.provider === 'sandbox' ? paidTiers : paidTiers.filter((tier) => payments.priceIds[tier]);
}

/** Test payments are the default, but never by accident where people pay. */
export function readPaymentSettings(values: PaymentVariables, publicUrl: string): PaymentSettings {
  if (values.PAYMENTS === 'sandbox') return { provider: 'sandbox' };
  if (values.PAYMENTS === undefined && !values.STRIPE_SECRET_KEY) {
    if (!isHttps({ publicUrl })) return { provider: 'sandbox' };
    const message = 'is missing: set it, or PAYMENTS=sandbox for payments that charge nobody';
    throw createConfigurationError([{ path: ['STRIPE_SECRET_KEY'], message }]);
  }
  const stripe = stripeVariables.safeParse(values);
  const issues = [stripe, neededPrice.safeParse(values)].flatMap(({ error }) => error?.issues ?? []);
  if (!stripe.success || issues.length > 0) throw createConfigurationError(issues);
  return {
    provider: 'stripe',
    secretKey: stripe.data.STRIPE_SECRET_KEY,
    publishableKey: stripe.data.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: stripe.data.STRIPE_WEBHOOK_SECRET,
    priceIds: readPriceIds(values),
    apiBase: values.STRIPE_API_BASE ?? null,
  };
}

function readPriceIds(values: PaymentVariables): StripeSettings['priceIds'] {
  const ids = paidTiers.map((tier) => [tier, values[getStripePriceSetting(tier)]] as const);
  return Object.fromEntries(ids.filter(([, id]) => typeof id === 'string' && id !== ''));
}

/** Creates one failure that names every wrong value. */
export function createConfigurationError(issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Error {
  const lines = issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  return new Error(`The configuration is wrong:\n  ${lines.join('\n  ')}`);
}
