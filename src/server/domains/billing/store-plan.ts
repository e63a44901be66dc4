import { eq } from 'drizzle-orm';
import { paymentEvents } from '../../db/tables/billing';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import type { ProviderEvent } from '../../ports/payments/payments';
import { type UserRecord, updatePlan } from '../accounts';
import { listAddresses } from '../websites';

export type BillingDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'publishEffects' | 'payments'>;

/**
 * Writes an owner's plan together with what `also` writes, and renders the pages that it changes anew. Returns false, with
 * nothing written, when the plan has changed since `user` was read.
 */
export async function storePlan(
  deps: BillingDeps,
  user: UserRecord,
  plan: Partial<UserRecord>,
  also: (work: Work) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const hasOtherTier = plan.subscriptionTier !== undefined && plan.subscriptionTier !== user.subscriptionTier;
  const addresses = hasOtherTier ? await listAddresses(deps.db, user.id) : [];
  return inTransaction(deps, async (work) => {
    if (!(await updatePlan(work.db, user, { ...plan, updatedAt: deps.clock.now() }))) return false;
    await also(work);
    for (const { slug } of addresses) work.pageChanged(slug);
    return true;
  });
}

export async function hasEvent(db: Database, eventId: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.eventId, eventId))) > 0;
}

export async function insertEvent(tx: Database, { id, type }: ProviderEvent, receivedAt: Date) {
  await tx.insert(paymentEvents).values({ eventId: id, type, receivedAt }).onConflictDoNothing();
}
