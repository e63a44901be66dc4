import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import { getEntitlements, getLockedAbove, type Tier } from '@/core/plans';
import { isSlug, RESERVED_SLUGS } from '@/core/slug';
import { checkPage, findSizeProblem } from '@/sections/page/check-page';
import { findLockedFeature, type LimitedPage } from '@/sections/page/find-locked-feature';
import type { Page } from '@/sections/page/page';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { issuePhrase } from '../../kernel/text';
import { validationError } from '../../kernel/validation';
import { planLimitError } from '../accounts';
import { countWebsites, isSlugReserved, isSlugUsed } from '../websites';

/** Parses a page that is to be saved; VALIDATION names every field that its section type refuses. */
export function checkContent(pageData: PageData): Page {
  const { page, problems } = checkPage(pageData);
  if (problems.length === 0) return page;
  throw validationError(
    problems.map(({ path, message, values }) => ({ path, message: issuePhrase(message, values) })),
  );
}

/** TOO_LARGE where a whole page holds more than pages may, and more than what is stored of it. */
export function assertPageSize(pageData: PageData, stored: readonly PageData[] = []): void {
  const problem = findSizeProblem(pageData, stored);
  if (!problem) return;
  const message = issuePhrase(problem.message, problem.values);
  throw new AppError('TOO_LARGE', message, {
    field: problem.path,
    fields: [{ path: problem.path, message }],
  });
}

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

/** Returns true if this owner may take this address now; the unique index has the last word when the website is created. */
export async function isSlugAvailable({ db, clock }: Deps, slug: string, userId: number): Promise<boolean> {
  if (!isSlug(slug) || RESERVED_SLUGS.has(slug)) return false;
  if (await isSlugUsed(db, slug)) return false;
  return !(await isSlugReserved(db, slug, userId, clock.now()));
}
