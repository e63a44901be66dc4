import type { FastifyInstance } from 'fastify';
import { runEvery } from '../../kernel/run-every';
import { listDueCustomers } from '../accounts';
import { applySubscription } from './apply-subscription';
import type { BillingDeps } from './store-plan';

const LOOK_EVERY_MS = 60_000;

/** Asks the provider about everybody whose paid time is over: test payments send no events, and an event can get lost. */
export async function followSubscriptions(deps: BillingDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const customerId of await listDueCustomers(deps.db, deps.clock.now())) {
    // One that fails must not hold up the others.
    await applySubscription(deps, customerId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} subscriptions were not read.`);
}

/** Does so as long as the server listens. */
export function keepFollowing(app: FastifyInstance, deps: BillingDeps): void {
  runEvery(app, {
    everyMs: LOOK_EVERY_MS,
    run: () => followSubscriptions(deps),
    complaint: 'Subscriptions wait for the next look',
  });
}
