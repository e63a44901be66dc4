import Stripe from 'stripe';
import { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import type { StripeSettings } from '../../settings/payment-settings';

/** Stripe changes what it answers with the version, so it changes here only together with the code that reads it. */
const API_VERSION = '2026-10-28.endive';
export const ANSWER_WITHIN_MS = 10_000;
/** Two attempts and the pause between them are over in that time. */
const ATTEMPT_MS = 4_000;

export function createStripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
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

/** Returns what Stripe answers, in time; NOT_FOUND for an id that it does not know, UNAVAILABLE while it does something else under the same key, PROVIDER_UNAVAILABLE for any other failure. */
export async function ask<Answer>(call: Promise<Answer>, withinMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  // The client bounds an attempt, but waits as long as Stripe tells it to before the next one.
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Stripe did not answer in ${withinMs} ms`)), withinMs);
  });
  try {
    return await Promise.race([call, isLate]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(error: unknown): AppError {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
    return new AppError('NOT_FOUND', text('errors.notFound'));
  // Two calls want different things of the same key: the one that came first is being done.
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new AppError('UNAVAILABLE', text('errors.subscriptionBusy'));
  return unavailable(error);
}

function unavailable(cause: unknown): AppError {
  const error = new AppError('PROVIDER_UNAVAILABLE', text('errors.paymentsUnavailable'));
  error.cause = cause;
  return error;
}
