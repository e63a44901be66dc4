import * as z from 'zod/mini';
import { messageAnswer } from '../auth';
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
} from '../billing';
import { endpoint } from '../endpoint';

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  answer: subscriptionStatus,
  summary: 'Where the owner stands: plan, trial and payment',
});

export const getPaymentSetup = endpoint({
  method: 'GET',
  path: '/api/payments',
  answer: paymentSetup,
  summary: 'How the browser pays',
});

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  input: { body: subscriptionInput },
  answer: subscriptionCreated,
  summary:
    'Open a subscription that waits for its payment, go on with the open one, or make a better one of it',
});

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/confirm-subscription',
  input: { body: confirmSubscriptionInput },
  answer: subscriptionStatus,
  summary: 'Look at a payment that the browser says has come',
});

export const changeTier = endpoint({
  method: 'PUT',
  path: '/api/auth/subscription',
  input: { body: tierInput },
  answer: messageAnswer,
  summary: 'Change the plan; to a paid one only with a payment that covers it',
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  answer: subscriptionStatus,
  summary: 'Let the subscription end with its period',
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  answer: subscriptionStatus,
  summary: 'Let the subscription go on after all',
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  answer: z.array(invoice),
  summary: 'Invoices, newest first',
});

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'What the payment provider tells; signed',
});

export const payInSandbox = endpoint({
  method: 'POST',
  path: '/api/payments/sandbox/confirm',
  input: { body: sandboxCardInput },
  answer: sandboxCardAnswer,
  summary: 'Pay with a test card; only where payments are tests',
});
