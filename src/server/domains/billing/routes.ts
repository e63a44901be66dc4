import * as z from 'zod/mini';
import { messageAnswer } from '@/contracts/auth';
import {
  confirmSubscriptionInput,
  invoice,
  paymentSetup,
  sandboxCardAnswer,
  sandboxCardInput,
  subscriptionCreated,
  subscriptionInput,
  subscriptionStatus,
  tierInput,
} from '@/contracts/billing';
import { recommendedTier } from '@/core/plans';
import { type CallContext, route } from '../../http/route';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { changeTier } from './change-tier';
import { confirmSubscription } from './confirm-subscription';
import { createSubscription } from './create-subscription';
import { endWithPeriod } from './end-with-period';
import { listInvoices } from './list-invoices';
import { payInSandbox } from './pay-in-sandbox';
import { findUser } from './queries';
import { readStatus } from './read-status';
import { receiveEvent } from './receive-event';

/** Each of these asks the provider, who limits us all together. */
const rateLimit = { max: 60, windowSeconds: 10 * 60 };
/** An event of an invoice can be longer than what browsers send. */
const EVENT_LIMIT_BYTES = 512 * 1024;

export const billingRoutes = [
  route({
    method: 'GET',
    path: '/api/subscription/status',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Where the owner stands: plan, trial and payment',
    answer: subscriptionStatus,
    call: async ({ deps, user }) => readStatus(user, deps.clock.now()),
  }),
  route({
    method: 'GET',
    path: '/api/payments',
    access: 'public',
    summary: 'How the browser pays',
    answer: paymentSetup,
    call: async ({ deps }) => deps.payments.setup(),
  }),
  route({
    method: 'POST',
    path: '/api/create-subscription',
    access: 'owner',
    whenExpired: 'open',
    summary:
      'Open a subscription that waits for its payment, go on with the open one, or make a better one of it',
    body: subscriptionInput,
    answer: subscriptionCreated,
    rateLimit,
    call: ({ deps, user, body }) => createSubscription(deps, user, body?.tier ?? recommendedTier),
  }),
  route({
    method: 'POST',
    path: '/api/confirm-subscription',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Look at a payment that the browser says has come',
    body: confirmSubscriptionInput,
    answer: subscriptionStatus,
    rateLimit,
    call: async (context) => {
      await confirmSubscription(context.deps, context.user, context.body.paymentIntentId);
      return statusNow(context);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/auth/subscription',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Change the plan; to a paid one only with a payment that covers it',
    body: tierInput,
    answer: messageAnswer,
    rateLimit,
    call: async ({ deps, user, body }) => {
      await changeTier(deps, user, body.tier);
      return { message: text('serverMessages.subscriptionUpdated') };
    },
  }),
  route({
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Let the subscription end with its period',
    answer: subscriptionStatus,
    rateLimit,
    call: async (context) => {
      await endWithPeriod(context.deps, context.user, true);
      return statusNow(context);
    },
  }),
  route({
    method: 'POST',
    path: '/api/subscription/resume',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Let the subscription go on after all',
    answer: subscriptionStatus,
    rateLimit,
    call: async (context) => {
      await endWithPeriod(context.deps, context.user, false);
      return statusNow(context);
    },
  }),
  route({
    method: 'GET',
    path: '/api/invoices',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Invoices, newest first',
    answer: z.array(invoice),
    rateLimit,
    call: ({ deps, user }) => listInvoices(deps, user),
  }),
  route({
    method: 'POST',
    path: '/api/payments/webhook',
    access: 'public',
    summary: 'What the payment provider tells; signed',
    takesRawBody: true,
    bodyLimitBytes: EVENT_LIMIT_BYTES,
    call: async ({ deps, request }) => {
      const signature = request.headers['stripe-signature'];
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveEvent(deps, rawBody, typeof signature === 'string' ? signature : undefined);
    },
  }),
  route({
    method: 'POST',
    path: '/api/payments/sandbox/confirm',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Pay with a test card; only where payments are tests',
    body: sandboxCardInput,
    answer: sandboxCardAnswer,
    rateLimit,
    call: ({ deps, body }) => payInSandbox(deps, body),
  }),
];

/** Read again: the call has changed it. */
async function statusNow({
  deps,
  user,
}: Pick<CallContext<undefined, undefined, undefined>, 'deps'> & { user: UserRecord }) {
  return readStatus(await findUser(deps.db, user.id), deps.clock.now());
}
