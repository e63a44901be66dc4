import * as z from 'zod/mini';
import { timestamp } from '@/core/fields';
import { key } from '@/core/messages';
import { FREE_TIER, paidTiers, tiers } from '@/core/plans';

/** The last four fields are for the screens of the account. */
export const subscriptionStatus = z.object({
  hasActiveSubscription: z.boolean(),
  /** This tier counts now. */
  subscriptionTier: z.enum(tiers),
  trialDaysLeft: z.int(),
  needsPayment: z.boolean(),
  /** The paid period ends or renews at this moment; null without a subscription. */
  currentPeriodEnd: z.nullable(timestamp),
  cancelAtPeriodEnd: z.boolean(),
  /** The paid plan ends as the free plan, because the owner chose it. */
  becomesFree: z.boolean(),
  /** This smaller plan follows with the next period, because the owner chose it. */
  nextTier: z.nullable(z.enum(paidTiers)),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** Says how the browser pays. */
export const paymentSetup = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ provider: z.literal('sandbox') }),
]);
export type PaymentSetup = z.infer<typeof paymentSetup>;

/** The recommended plan is taken when nothing is sent. */
export const subscriptionInput = z.nullish(
  z.object({ tier: z.optional(z.enum(paidTiers, key('validation.invalid'))) }),
);

/** `active` says that the owner is subscribed and there is nothing to pay. */
export const subscriptionCreated = z.object({
  status: z.enum(['active', 'incomplete']),
  clientSecret: z.nullable(z.string()),
  /** This much is to be paid now: for a better plan only the difference until the period ends. */
  amountCents: z.optional(z.int()),
});
export type SubscriptionCreated = z.infer<typeof subscriptionCreated>;

export const confirmSubscriptionInput = z.object({
  paymentIntentId: z
    .string(key('validation.required'))
    .check(z.regex(/^[\w-]{3,255}$/, key('validation.invalid'))),
});

export const tierInput = z.object({
  tier: z.enum([FREE_TIER, ...paidTiers], key('validation.invalid')),
});

export const invoice = z.object({
  id: z.string(),
  amountCents: z.int(),
  status: z.enum(['paid', 'open', 'void']),
  createdAt: timestamp,
  /** It leads to the provider's page of the invoice; null in the sandbox. */
  url: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoice>;

/** The provider's own form would send this; it is for test payments only. */
export const sandboxCardInput = z.object({
  clientSecret: z.string().check(z.maxLength(200)),
  number: z.string().check(z.maxLength(40)),
  expiry: z.string().check(z.maxLength(10)),
  cvc: z.string().check(z.maxLength(10)),
});
export type SandboxCardInput = z.infer<typeof sandboxCardInput>;

/** `requires_action` names the page to go to; it comes back to /payment-success. */
export const sandboxCardAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('succeeded'), paymentIntentId: z.string() }),
  z.object({ status: z.literal('requires_action'), paymentIntentId: z.string(), redirectUrl: z.string() }),
  z.object({ status: z.literal('failed'), message: z.string() }),
]);
export type SandboxCardAnswer = z.infer<typeof sandboxCardAnswer>;
