import Stripe from 'stripe';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import type { StripeSettings } from '../../settings/payment-settings';
import type { ProviderEvent } from './payments';

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
    return new AppError('NOT_FOUND', phrase('errors.notFound'));
  // Two calls want different things of the same key: the one that came first is being done.
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new AppError('UNAVAILABLE', phrase('errors.subscriptionBusy'));
  return unavailable(error);
}

function unavailable(cause: unknown): AppError {
  const error = new AppError('PROVIDER_UNAVAILABLE', phrase('errors.paymentsUnavailable'));
  error.cause = cause;
  return error;
}

const TOLERANCE_SECONDS = 300;
const ABOUT_A_SUBSCRIPTION = /^(customer\.subscription|invoice)\./;

/** The event that Stripe signed; VALIDATION for a signature that is wrong, too old or from the future. */
export function readStripeEvent(
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
  if (signedAt(signature) > now.getTime() / 1000 + TOLERANCE_SECONDS) throw badSignature();
  if (!isEvent(event)) throw badSignature();
  return { id: event.id, type: event.type, customerId: customerOf(event) };
}

function verify(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch {
    throw badSignature();
  }
}

/** What is signed need not be an event: the client hands on whatever JSON it is. */
function isEvent(event: Partial<Stripe.Event> | null): event is Stripe.Event {
  const { id, type, data } = event ?? {};
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof data?.object === 'object' &&
    data.object !== null
  );
}

function signedAt(signature = ''): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
}

function customerOf({ type, data }: Stripe.Event): string | null {
  if (!ABOUT_A_SUBSCRIPTION.test(type)) return null;
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return (typeof customer === 'string' ? customer : customer?.id) ?? null;
}

function badSignature(): AppError {
  return new AppError('VALIDATION', phrase('errors.webhookSignature'));
}
