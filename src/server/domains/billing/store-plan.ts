import type { Database } from '../../db/client';
import type { Deps } from '../../deps';
import { announcePageChange } from '../../http/page-cache';
import type { UserRecord } from '../../http/session-user';
import { listSlugs, updatePlan } from './queries';

export type BillingDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'pages' | 'mail' | 'payments'>;

/**
 * Writes an owner's plan together with what `also` writes, and drops the pages that it changes. Answers false, with
 * nothing written, when the plan has changed since `user` was read.
 */
export async function storePlan(
  { db, clock, pages }: BillingDeps,
  user: UserRecord,
  plan: Partial<UserRecord>,
  also: (tx: Database) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const hasOtherTier = plan.subscriptionTier !== undefined && plan.subscriptionTier !== user.subscriptionTier;
  const slugs = hasOtherTier ? await listSlugs(db, user.id) : [];
  const isStored = await db.transaction(async (tx) => {
    if (!(await updatePlan(tx, user, { ...plan, updatedAt: clock.now() }))) return false;
    await also(tx);
    for (const slug of slugs) await announcePageChange(tx, slug);
    return true;
  });
  if (isStored) for (const slug of slugs) pages.drop(slug);
  return isStored;
}
