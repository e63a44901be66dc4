import type { Website, WebsiteSave } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import type { Deps } from '../../deps';
import { announcePageChange } from '../../http/page-cache';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { checkContent } from './check-content';
import { copyPageRecords } from './copy-page-records';
import { insertRevision, lockWebsite, presentWebsite, updateWebsite, type WebsiteRecord } from './queries';

/** Writes what visitors see. A save that grew from an older version is STALE_VERSION and carries the current website. */
export async function saveWebsite(
  { db, clock, pages }: Deps,
  websiteId: number,
  input: WebsiteSave,
): Promise<Website> {
  const pageData = input.pageData && checkContent(input.pageData);
  const saved = await db.transaction(async (tx) => {
    const current = await lockWebsite(tx, websiteId);
    if (!current) throw new AppError('NOT_FOUND', text('errors.websiteNotFound'));
    assertSameTitle(current, input);
    if (input.version !== undefined && input.version !== current.version) throw staleVersion(current);
    const record = await updateWebsite(tx, websiteId, {
      description: input.description,
      logoUrl: input.logoUrl,
      pageData,
      isPublished: input.isPublished,
      version: current.version + 1,
      draftData: null,
      draftSavedAt: null,
      updatedAt: clock.now(),
    });
    await insertRevision(tx, record);
    if (pageData) await copyPageRecords(tx, websiteId, pageData);
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
