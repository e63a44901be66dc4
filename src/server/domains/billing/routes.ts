import * as api from '@/contracts/endpoints/billing';
import { recommendedTier } from '@/core/plans';
import type { Deps } from '../../http/deps';
import { serve } from '../../http/route';
import { text } from '../../kernel/text';
import { getUser, type UserRecord } from '../accounts';
import { confirmSubscription, listInvoices, receiveEvent } from './apply-subscription';
import { changeTier, endWithPeriod } from './change-tier';
import { createSubscription } from './create-subscription';
import { getSubscriptionStatus } from './plan-of-subscription';
import { payInSandbox } from './sandbox';

/** Each of these calls asks the provider, who limits all of us together. */
const rateLimit = { max: 60, windowSeconds: 10 * 60 };
/** An event of an invoice can be longer than what browsers send. */
const EVENT_LIMIT_BYTES = 512 * 1024;

export const billingRoutes = [
  serve(api.getSubscriptionStatus, {
    access: 'owner',
    whenExpired: 'open',
    call: async ({ deps, user }) => getSubscriptionStatus(user, deps.clock.now()),
  }),
  serve(api.getPaymentSetup, {
    access: 'public',
    call: async ({ deps }) => deps.payments.setup(),
  }),
  serve(api.createSubscription, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit,
    call: ({ deps, user, body }) => createSubscription(deps, user, body?.tier ?? recommendedTier),
  }),
  serve(api.confirmSubscription, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit,
    call: async (context) => {
      await confirmSubscription(context.deps, context.user, context.body.paymentIntentId);
      return readStatus(context);
    },
  }),
  serve(api.changeTier, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit,
    call: async ({ deps, user, body, locale }) => {
      await changeTier(deps, user, body.tier);
      return { message: text(locale, 'serverMessages.subscriptionUpdated') };
    },
  }),
  serve(api.cancelSubscription, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit,
    call: async (context) => {
      await endWithPeriod(context.deps, context.user, true);
      return readStatus(context);
    },
  }),
  serve(api.resumeSubscription, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit,
    call: async (context) => {
      await endWithPeriod(context.deps, context.user, false);
      return readStatus(context);
    },
  }),
  serve(api.listInvoices, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit,
    call: ({ deps, user }) => listInvoices(deps, user),
  }),
  serve(api.receivePaymentEvent, {
    access: 'public',
    takesRawBody: true,
    bodyLimitBytes: EVENT_LIMIT_BYTES,
    call: async ({ deps, request }) => {
      const signature = request.headers['stripe-signature'];
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveEvent(deps, rawBody, typeof signature === 'string' ? signature : undefined);
    },
  }),
  serve(api.payInSandbox, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit,
    call: ({ deps, body, locale }) => payInSandbox(deps, body, locale),
  }),
];

/** The owner is read again, because the call has changed the plan. */
async function readStatus({ deps, user }: { deps: Deps; user: UserRecord }) {
  return getSubscriptionStatus(await getUser(deps.db, user.id), deps.clock.now());
}
