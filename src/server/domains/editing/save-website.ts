import { isDeepStrictEqual } from 'node:util';
import type { DraftInput, Website, WebsiteEdits, WebsiteSave } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { getEffectiveTier } from '@/core/plans';
import { findSizeProblem } from '@/sections/page/check-page';
import { toPageData } from '@/sections/page/page';
import { parsePage } from '@/sections/page/parse-page';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { validationError } from '../../kernel/validation';
import type { UserRecord } from '../accounts';
import { moveToCalendars } from '../bookings';
import {
  discardDraft,
  findWebsite,
  insertRevision,
  lockWebsite,
  presentWebsite,
  updateWebsite,
  type WebsiteRecord,
} from '../websites';
import { assertPageAllowed, assertPageSize, checkContent } from './check-website';
import { copyPageRecords } from './copy-page-records';

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
  const sent = input.pageData;
  const sentPage = sent && checkContent(sent);
  const saved = await inTransaction(deps, async (work) => {
    const tx = work.db;
    const current = await lockWebsite(tx, websiteId);
    if (!current) throw new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
    assertSameTitle(current, input);
    if (input.version !== undefined && input.version !== current.version) throw staleVersion(current);
    const {
      description = current.description,
      logoUrl = current.logoUrl,
      language = current.language,
    } = input;
    const storedPage = parsePage(current.pageData);
    const page = sentPage ?? storedPage;
    const now = clock.now();
    const stored = { description: current.description, logoUrl: current.logoUrl, page: storedPage };
    assertPageAllowed(deps, getEffectiveTier(user, now), { description, logoUrl, page }, stored);
    const isPublished = input.isPublished ?? current.isPublished;
    const isSame = isDeepStrictEqual(
      { description, logoUrl, page, language, isPublished },
      { ...stored, language: current.language, isPublished: current.isPublished },
    );
    const pageData = sentPage ? toPageData(sentPage) : current.pageData;
    const shown = { description, logoUrl, pageData, language, isPublished };
    const languageGuess = language === current.language ? current.languageGuess : null;
    const publishedAt = current.publishedAt ?? (isPublished ? now : null);
    const changes = isSame
      ? {}
      : { ...shown, languageGuess, publishedAt, version: current.version + 1, updatedAt: now };
    const record = await updateWebsite(tx, websiteId, { ...changes, draftData: null, draftSavedAt: now });
    if (!isSame) await insertRevision(tx, record);
    // Of the same page as well: what was copied may be older than these tables, or photos that are not on it.
    if (sentPage) await copyPageRecords(tx, websiteId, sentPage, now);
    if (sent && sentPage) await moveToCalendars(tx, record, sentPage, sent, now);
    work.pageChanged(record.slug);
    return record;
  });
  return presentWebsite(saved);
}

function staleVersion(current: WebsiteRecord): AppError {
  return new AppError('STALE_VERSION', phrase('failures.staleVersion'), { current: presentWebsite(current) });
}

function assertSameTitle(current: WebsiteRecord, { title, slug }: WebsiteSave): void {
  const message = phrase('validation.titleFixed');
  if (title !== undefined && title !== current.title) throw validationError([{ path: 'title', message }]);
  if (slug !== undefined && slug !== current.slug) throw validationError([{ path: 'slug', message }]);
}

/**
 * Keeps the owner's unsaved work; visitors never see it. One that says what is saved already is no unsaved work and
 * ends the draft; one of an older version is STALE_VERSION.
 */
export async function saveDraft(
  deps: Deps,
  websiteId: number,
  draft: DraftInput,
): Promise<{ savedAt: string }> {
  const draftSavedAt = deps.clock.now();
  await inTransaction(deps, async ({ db }) => {
    const current = await lockWebsite(db, websiteId);
    if (!current) throw new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
    if (draft.baseVersion !== current.version) throw staleVersion(current);
    const stored = current.draftData ? [current.pageData, current.draftData.pageData] : [current.pageData];
    assertPageSize(draft.pageData, stored);
    const { language = current.language } = draft;
    const isSame = language === current.language && isDeepStrictEqual(contentOf(draft), contentOf(current));
    if (isSame) await discardDraft(db, websiteId, draftSavedAt);
    else await updateWebsite(db, websiteId, { draftData: draft, draftSavedAt });
  });
  return { savedAt: draftSavedAt.toISOString() };
}

function contentOf({ description, logoUrl, pageData }: WebsiteEdits) {
  return { description, logoUrl, page: parsePage(pageData) };
}
