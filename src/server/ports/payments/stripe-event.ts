import type Stripe from 'stripe';
import { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import type { ProviderEvent } from './payments';

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
  return new AppError('VALIDATION', text('errors.webhookSignature'));
}
