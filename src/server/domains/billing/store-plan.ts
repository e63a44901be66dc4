import type { Deps } from '../../http/deps';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
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
