import { isDeepStrictEqual } from 'node:util';
import type { Website, WebsiteEdits, WebsiteSave } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { getEffectiveTier } from '@/core/plans';
import { inSentOrder, upgradePage } from '@/sections/page-content';
import { findSizeProblem } from '@/sections/page-size';
import type { Deps } from '../../deps';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { inTransaction } from '../../kernel/unit-of-work';
import { assertPageSize, checkContent } from './check-content';
import { assertPageAllowed } from './check-plan';
import { copyPageRecords } from './copy-page-records';
import { keepDiaries } from './keep-diaries';
import {
  findWebsite,
  insertRevision,
  lockWebsite,
  presentWebsite,
  updateWebsite,
  type WebsiteRecord,
} from './queries';

/**
 * Writes what visitors see, within the owner's plan. A save that grew from an older version is STALE_VERSION and
 * carries the current website; one that changes nothing ends the draft and makes no version.
 */
export async function saveWebsite(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  input: WebsiteSave,
): Promise<Website> {
  const { db, clock } = deps;
  // Before the content is read, which takes as long as it is large.
  if (input.pageData && findSizeProblem(input.pageData)) {
    const stored = await findWebsite(db, websiteId);
    assertPageSize(input.pageData, stored ? [stored.pageData] : []);
  }
  const pageData = input.pageData && checkContent(input.pageData);
  const sentPage = input.pageData && pageData && inSentOrder(pageData, input.pageData);
  const saved = await inTransaction(deps, async (work) => {
    const tx = work.db;
    const current = await lockWebsite(tx, websiteId);
    if (!current) throw new AppError('NOT_FOUND', text('failures.websiteNotFound'));
    assertSameTitle(current, input);
    if (input.version !== undefined && input.version !== current.version) throw staleVersion(current);
    const { description = current.description, logoUrl = current.logoUrl } = input;
    const page = { description, logoUrl, pageData: pageData ?? current.pageData };
    const now = clock.now();
    assertPageAllowed(deps, getEffectiveTier(user, now), page, current);
    const isPublished = input.isPublished ?? current.isPublished;
    const shown = { ...page, isPublished };
    const isSame = isDeepStrictEqual(shownOf(shown), shownOf(current));
    const publishedAt = current.publishedAt ?? (isPublished ? now : null);
    const changes = isSame ? {} : { ...shown, publishedAt, version: current.version + 1, updatedAt: now };
    const record = await updateWebsite(tx, websiteId, { ...changes, draftData: null, draftSavedAt: now });
    if (!isSame) await insertRevision(tx, record);
    // Of the same page as well: what was copied may be older than these tables, or photos that are not on it.
    if (pageData) await copyPageRecords(tx, websiteId, pageData, now);
    if (sentPage) await keepDiaries(tx, record, sentPage, now);
    work.pageChanged(record.slug);
    return record;
  });
  return presentWebsite(saved);
}

/** What a visitor can see of a website, apart from its title and address, which never change. */
function shownOf({ description, logoUrl, pageData, isPublished }: WebsiteEdits & { isPublished: boolean }) {
  return { description, logoUrl, pageData: upgradePage(pageData), isPublished };
}

export function staleVersion(current: WebsiteRecord): AppError {
  return new AppError('STALE_VERSION', text('failures.staleVersion'), { current: presentWebsite(current) });
}

function assertSameTitle(current: WebsiteRecord, { title, slug }: WebsiteSave): void {
  const message = text('validation.titleFixed');
  if (title !== undefined && title !== current.title) throw validationError([{ path: 'title', message }]);
  if (slug !== undefined && slug !== current.slug) throw validationError([{ path: 'slug', message }]);
}
