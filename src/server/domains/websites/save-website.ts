import type { Website, WebsiteSave } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { effectiveTier } from '@/core/plans';
import type { Deps } from '../../deps';
import { announcePageChange } from '../../http/page-cache';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { assertOwnAccounts } from './check-accounts';
import { checkContent } from './check-content';
import { assertPageAllowed } from './check-plan';
import { copyPageRecords } from './copy-page-records';
import { keepDiaries } from './keep-diaries';
import { insertRevision, lockWebsite, presentWebsite, updateWebsite, type WebsiteRecord } from './queries';

/** Writes what visitors see, within the owner's plan. A save that grew from an older version is STALE_VERSION and carries the current website. */
export async function saveWebsite(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  input: WebsiteSave,
): Promise<Website> {
  const { db, clock, pages } = deps;
  const pageData = input.pageData && checkContent(input.pageData);
  const saved = await db.transaction(async (tx) => {
    const current = await lockWebsite(tx, websiteId);
    if (!current) throw new AppError('NOT_FOUND', text('errors.websiteNotFound'));
    assertSameTitle(current, input);
    if (input.version !== undefined && input.version !== current.version) throw staleVersion(current);
    const { description = current.description, logoUrl = current.logoUrl } = input;
    const page = { description, logoUrl, pageData: pageData ?? current.pageData };
    assertPageAllowed(effectiveTier(user, clock.now()), page, current);
    if (input.isPublished ?? current.isPublished) assertOwnAccounts(page.pageData);
    const record = await updateWebsite(tx, websiteId, {
      ...page,
      isPublished: input.isPublished,
      version: current.version + 1,
      draftData: null,
      draftSavedAt: null,
      updatedAt: clock.now(),
    });
    await insertRevision(tx, record);
    if (pageData) await copyPageRecords(tx, websiteId, pageData, record.updatedAt);
    if (pageData) await keepDiaries(tx, record, record.updatedAt);
    await announcePageChange(tx, record.slug);
    return record;
  });
  pages.drop(saved.slug);
  return presentWebsite(saved);
}

export function staleVersion(current: WebsiteRecord): AppError {
  return new AppError('STALE_VERSION', text('errors.staleVersion'), { current: presentWebsite(current) });
}

function assertSameTitle(current: WebsiteRecord, { title, slug }: WebsiteSave): void {
  const message = text('validation.titleFixed');
  if (title !== undefined && title !== current.title) throw validationError([{ path: 'title', message }]);
  if (slug !== undefined && slug !== current.slug) throw validationError([{ path: 'slug', message }]);
}
