import type { NewWebsite } from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { NEW_WEBSITE_RETENTION_MONTHS } from '@/core/customers';
import { phrase } from '@/core/messages';
import { getEffectiveTier, getEntitlements, getRequiredPlanAbove, type Tier } from '@/core/plans';
import { isSlug, RESERVED_SLUGS } from '@/core/slug';
import { type Page, parsePage, toPageData } from '@/sections/page/page';
import type { KeptWebsite, websites } from '../../db/tables/websites';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { isUniqueViolation } from '../../kernel/database-errors';
import { toKnownRequest } from '../../kernel/known-request';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { createPlanLimitError, lockUser, type UserRecord } from '../accounts';
import { cleanHours, findHoursOfPage } from '../hours';
import {
  countWebsites,
  findEarlierWebsite,
  findWebsite,
  insertRevision,
  insertWebsite,
  isSlugReserved,
  isSlugUsed,
  presentWebsite,
  releaseSlug,
  type WebsiteRecord,
} from '../websites';
import { assertPageAllowed, assertPageSize, checkContent, copyPageRecords } from './save-website';

/**
 * Creates a website within the owner's plan; the same call again creates nothing. Throws CONFLICT for a slug that
 * somebody else has or holds.
 */
export async function createWebsite(deps: Deps, user: UserRecord, input: NewWebsite): Promise<Website> {
  const { clock } = deps;
  assertSlugAllowed(input.slug);
  assertPageSize(input.pageData);
  const page = checkContent(input.pageData);
  const now = clock.now();
  const tier = getEffectiveTier(user, now);
  assertPageAllowed(deps, tier, { ...input, page });
  const userId = user.id;
  const request = toKnownRequest(input);
  const website = await inTransaction(deps, async (work) => {
    const tx = work.db;
    await lockUser(tx, userId, 'no key update');
    const earlierId = await findEarlierWebsite(tx, userId, request, phrase('errors.websiteCreated'));
    const earlier = earlierId && (await findWebsite(tx, earlierId));
    if (earlier) return earlier;
    await assertWebsiteRoom(deps, tx, tier, userId);
    return storeWebsite(work, page, {
      ...input,
      ...request,
      pageData: toPageData(page),
      hours: input.hours ? cleanHours(input.hours) : findHoursOfPage(input.pageData),
      userId,
      retentionMonths: NEW_WEBSITE_RETENTION_MONTHS,
      publishedAt: input.isPublished ? now : null,
      createdAt: now,
      updatedAt: now,
    });
  }).catch(throwSlugConflict);
  return presentWebsite(website);
}

/** Stores a new website and the records of its page, at an address that nobody else has or holds. */
async function storeWebsite(
  work: Work,
  page: Page,
  values: Parameters<typeof insertWebsite>[1],
): Promise<WebsiteRecord> {
  const tx = work.db;
  const { slug, userId, createdAt } = values;
  // The website is inserted before the address is looked up, because the insertion waits for a deletion under way,
  // which then holds the address for its owner.
  const record = await insertWebsite(tx, values);
  if (await isSlugReserved(tx, slug, userId, createdAt)) throw createSlugTakenError();
  await releaseSlug(tx, slug);
  await insertRevision(tx, record);
  await copyPageRecords(tx, record.id, page, createdAt);
  work.pageChanged(slug);
  return record;
}

type NewWebsiteIdentity = Pick<
  typeof websites.$inferInsert,
  'title' | 'slug' | 'userId' | 'requestId' | 'requestDigest'
>;

/** Stores the kept parts of a website as a new one that is not published. */
export function storeUnpublished(
  work: Work,
  { draftData, ...kept }: KeptWebsite,
  identity: NewWebsiteIdentity,
  now: Date,
): Promise<WebsiteRecord> {
  return storeWebsite(work, parsePage(kept.pageData), {
    ...kept,
    ...identity,
    // The unsaved work counts as begun at the first version of the new website.
    ...(draftData && { draftData: { ...draftData, baseVersion: 1 }, draftSavedAt: now }),
    isPublished: false,
    createdAt: now,
    updatedAt: now,
  });
}

/** Throws CONFLICT if somebody else was first at an address, and every other error as it is. */
export function throwSlugConflict(error: unknown): never {
  throw isUniqueViolation(error, 'websites_slug_key') ? createSlugTakenError() : error;
}

/** Throws VALIDATION for an address that no website may have. */
export function assertSlugAllowed(slug: string): void {
  if (RESERVED_SLUGS.has(slug))
    throw createValidationError([{ path: 'slug', message: phrase('validation.slugTaken') }]);
}

function createSlugTakenError(): AppError {
  return new AppError('CONFLICT', phrase('errors.websiteExists'), { field: 'slug' });
}

/** Throws PLAN_LIMIT if the owner has as many websites as the tier allows. The owner must be locked. */
export async function assertWebsiteRoom(
  deps: Pick<Deps, 'payments'>,
  db: Database,
  tier: Tier,
  userId: number,
): Promise<void> {
  const count = await countWebsites(db, userId);
  if (count >= getEntitlements(tier).limit('websites'))
    throw createPlanLimitError(deps, tier, getRequiredPlanAbove('websites', count));
}

/** Returns true if this owner may take this address now; the unique index decides when the website is created. */
export async function isSlugAvailable({ db, clock }: Deps, slug: string, userId: number): Promise<boolean> {
  if (!isSlug(slug) || RESERVED_SLUGS.has(slug)) return false;
  if (await isSlugUsed(db, slug)) return false;
  return !(await isSlugReserved(db, slug, userId, clock.now()));
}
