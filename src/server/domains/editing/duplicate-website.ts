import type { DuplicateInput, Website } from '@/contracts/websites';
import { phrase } from '@/core/messages';
import { getEffectiveTier } from '@/core/plans';
import { parsePage } from '@/sections/page/page';
import type { Deps } from '../../http/deps';
import { toKnownRequest } from '../../kernel/known-request';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { lockUser, type UserRecord } from '../accounts';
import {
  findEarlierWebsite,
  findWebsite,
  keepWebsite,
  lockWebsiteForReading,
  presentWebsite,
} from '../websites';
import { assertSlugAllowed, assertWebsiteRoom, storeUnpublished, throwSlugConflict } from './create-website';
import { assertPageAllowed } from './save-website';

/**
 * Copies a website under another name and address, with everything but what visitors sent, unpublished.
 * Throws NOT_FOUND for somebody else's website, PLAN_LIMIT when the plan has no room, CONFLICT for a taken address.
 */
export async function duplicateWebsite(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  input: DuplicateInput,
): Promise<Website> {
  assertSlugAllowed(input.slug);
  const now = deps.clock.now();
  const tier = getEffectiveTier(user, now);
  const content = { ...input, of: websiteId };
  const request = toKnownRequest(content);
  const copy = await inTransaction(deps, async (work) => {
    const tx = work.db;
    // Websites are locked before their owner, as when an account is deleted.
    const original = await lockWebsiteForReading(tx, websiteId, user.id);
    if (!original) throw createWebsiteNotFoundError();
    await lockUser(tx, user.id, 'no key update');
    const earlierId = await findEarlierWebsite(tx, user.id, request, phrase('errors.websiteCreated'));
    const earlier = earlierId && (await findWebsite(tx, earlierId));
    if (earlier) return earlier;
    await assertWebsiteRoom(deps, tx, tier, user.id);
    assertPageAllowed(deps, tier, { ...original, page: parsePage(original.pageData) });
    const { title, slug } = input;
    return storeUnpublished(work, keepWebsite(original), { ...request, title, slug, userId: user.id }, now);
  }).catch(throwSlugConflict);
  return presentWebsite(copy);
}
