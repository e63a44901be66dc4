import * as z from 'zod/mini';
import { type PaidTier, paidTiers } from '@/core/plans';
import { isHttps } from './public-url';
import { wrongConfiguration } from './wrong-configuration';

export interface StripeSettings {
  provider: 'stripe';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  premiumPriceId: string;
  /** Null: Standard is not for sale. */
  standardPriceId: string | null;
  /** Null: Stripe's own servers. */
  apiBase: string | null;
}

export type PaymentSettings = StripeSettings | { provider: 'sandbox' };

interface PaymentVariables {
  PAYMENTS?: PaymentSettings['provider'];
  STRIPE_SECRET_KEY?: string;
  STRIPE_API_BASE?: string;
  STRIPE_STANDARD_PRICE_ID?: string;
}

const needed = z.string('is missing: payments by Stripe need it');
const stripeVariables = z.object({
  STRIPE_SECRET_KEY: needed,
  STRIPE_PUBLISHABLE_KEY: needed,
  STRIPE_WEBHOOK_SECRET: needed,
  STRIPE_PREMIUM_PRICE_ID: needed,
});

/** The plans that can be bought; nothing else may be offered, or named with a price. */
export function plansOnSale(payments: PaymentSettings): readonly PaidTier[] {
  const isAll = payments.provider === 'sandbox' || payments.standardPriceId !== null;
  return isAll ? paidTiers : ['premium'];
}

/** Test payments are the default, but never by accident where people pay. */
export function paymentSettings(values: PaymentVariables, publicUrl: string): PaymentSettings {
  if (values.PAYMENTS === 'sandbox') return { provider: 'sandbox' };
  if (values.PAYMENTS === undefined && !values.STRIPE_SECRET_KEY) {
    if (!isHttps({ publicUrl })) return { provider: 'sandbox' };
    const message = 'is missing: set it, or PAYMENTS=sandbox for payments that charge nobody';
    throw wrongConfiguration([{ path: ['STRIPE_SECRET_KEY'], message }]);
  }
  const stripe = stripeVariables.safeParse(values);
  if (!stripe.success) throw wrongConfiguration(stripe.error.issues);
  return {
    provider: 'stripe',
    secretKey: stripe.data.STRIPE_SECRET_KEY,
    publishableKey: stripe.data.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: stripe.data.STRIPE_WEBHOOK_SECRET,
    premiumPriceId: stripe.data.STRIPE_PREMIUM_PRICE_ID,
    standardPriceId: values.STRIPE_STANDARD_PRICE_ID || null,
    apiBase: values.STRIPE_API_BASE ?? null,
  };
}
