import { covers, getPriceCents, type PaidTier } from '@/core/plans';
import type { Database } from '../../kernel/database';
import { changeSubscription, chargeFor, isEnded } from './sandbox-books';
import { failsLater } from './sandbox-cards';
import { isOpen, listIntentsOf } from './sandbox-queries';
import { addMonths, planChange, type SandboxSubscription } from './sandbox-renewal';

/** Lets a better plan begin as soon as the difference is paid, and a smaller one follow with the next period. */
export async function changePlan(
  tx: Database,
  current: SandboxSubscription,
  tier: PaidTier,
  now: Date,
): Promise<void> {
  if (isEnded(current)) return;
  if (covers(current.tier, tier)) {
    await changeSubscription(tx, current.id, { nextTier: tier === current.tier ? null : tier });
    return;
  }
  const isAsked = (await listIntentsOf(tx, current.customerId)).some(isOpen);
  if (current.status !== 'active' || isAsked) return;
  const amountCents = differenceCents(current, tier, now);
  const isPaid = amountCents === 0 || !failsLater(current.card);
  if (amountCents > 0) await chargeFor(tx, current, now, isPaid, { amountCents, forTier: tier });
  if (isPaid) await changeSubscription(tx, current.id, planChange(tier));
}

/** What a better plan costs more until the period ends. */
function differenceCents(
  { priceCents, currentPeriodEnd: end }: SandboxSubscription,
  tier: PaidTier,
  now: Date,
): number {
  if (!end) return 0;
  const periodMs = end.getTime() - addMonths(end, -1).getTime();
  const left = Math.min(1, (end.getTime() - now.getTime()) / periodMs);
  return Math.max(0, Math.round((getPriceCents(tier) - priceCents) * left));
}
