import { applySubscription } from './apply-subscription';
import { hasEvent } from './queries';
import type { BillingDeps } from './store-plan';

/** Takes a webhook: it only says that something has changed, and the provider is asked what. */
export async function receiveEvent(
  deps: BillingDeps,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = deps.payments.readEvent(rawBody, signature);
  if (event.customerId === null || (await hasEvent(deps.db, event.id))) return;
  await applySubscription(deps, event.customerId, { event });
}
