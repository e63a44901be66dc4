import { getEntitlements, getLockedAbove, type Tier } from '@/core/plans';
import { findLockedFeature, type LimitedPage } from '@/sections/page/find-locked-feature';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { planLimitError } from '../accounts';
import { countWebsites } from '../websites';

/** PLAN_LIMIT where a page asks more of the tier than what is stored has already. */
export function assertPageAllowed(
  deps: Pick<Deps, 'payments'>,
  tier: Tier,
  page: LimitedPage,
  stored?: LimitedPage,
): void {
  const locked = findLockedFeature(tier, page, stored);
  if (locked) throw planLimitError(deps, tier, locked);
}

/** PLAN_LIMIT where the owner has as many websites as the tier allows; the owner must be locked. */
export async function assertWebsiteRoom(
  deps: Pick<Deps, 'payments'>,
  db: Database,
  tier: Tier,
  userId: number,
): Promise<void> {
  const count = await countWebsites(db, userId);
  if (count >= getEntitlements(tier).limit('websites'))
    throw planLimitError(deps, tier, getLockedAbove('websites', count));
}
