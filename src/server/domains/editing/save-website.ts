import { isDeepStrictEqual } from 'node:util';
import type { PageData } from '@/contracts/page-data';
import type { DraftInput, Website, WebsiteEdits, WebsiteSave } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { parseImageUrl } from '@/core/image-file';
import { phrase } from '@/core/messages';
import { toDecimalEuros } from '@/core/money';
import { getEffectiveTier, type Tier } from '@/core/plans';
import type { ProductRecord, SectionRecords } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import {
  checkPage,
  findLockedFeature,
  findSizeProblem,
  type LimitedPage,
  type Page,
  parsePage,
  toPageData,
} from '@/sections/page/page';
import type { Deps } from '../../http/deps';
import type { Transaction } from '../../kernel/database';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { toIssuePhrase } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { createPlanLimitError, type UserRecord } from '../accounts';
import { moveToCalendars } from '../bookings';
import { replacePhotos } from '../media';
import { type PageProduct, replaceProducts } from '../orders';
import { copyPolls } from '../polls';
import {
  discardDraft,
  findWebsite,
  insertRevision,
  lockWebsite,
  presentWebsite,
  replaceSocialLinks,
  updateWebsite,
  type WebsiteRecord,
} from '../websites';

/**
 * Writes what visitors see, within the owner's plan. Throws STALE_VERSION, with the current website, for a save that
 * began with an older version. A save that changes nothing ends the draft and makes no version.
 */
export async function saveWebsite(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  input: WebsiteSave,
): Promise<Website> {
  const { db, clock } = deps;
  // The size is checked before the content is read, because reading takes as long as the page is large.
  if (input.pageData && findSizeProblem(input.pageData)) {
    const stored = await findWebsite(db, websiteId);
    assertPageSize(input.pageData, stored ? [stored.pageData] : []);
  }
  const sent = input.pageData;
  const sentPage = sent && checkContent(sent);
  const saved = await inTransaction(deps, async (work) => {
    const tx = work.db;
    const current = await lockWebsite(tx, websiteId);
    if (!current) throw createWebsiteNotFoundError();
    assertSameTitle(current, input);
    if (input.version !== undefined && input.version !== current.version)
      throw createStaleVersionError(current);
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
    const version = current.version + 1;
    const changes = isSame ? {} : { ...shown, languageGuess, publishedAt, version, updatedAt: now };
    const draft =
      isSame || saysContent(input)
        ? { draftData: null, draftSavedAt: now }
        : { draftData: current.draftData && { ...current.draftData, baseVersion: version } };
    const record = await updateWebsite(tx, websiteId, { ...changes, ...draft });
    if (!isSame) await insertRevision(tx, record);
    // The records are copied even if the page is the same: the last copy may be older than these tables, or there may
    // be photos that are not on the page.
    if (sentPage) await copyPageRecords(tx, websiteId, sentPage, now);
    if (sent && sentPage) await moveToCalendars(work, record, sentPage, sent, now);
    work.pageChanged(record.slug);
    return record;
  });
  return presentWebsite(saved);
}

/** Returns false for a save that only publishes a website or takes it offline: its owner's unsaved work stays. */
function saysContent({ description, logoUrl, pageData, language }: WebsiteSave): boolean {
  return [description, logoUrl, pageData, language].some((part) => part !== undefined);
}

function createStaleVersionError(current: WebsiteRecord): AppError {
  return new AppError('STALE_VERSION', phrase('failures.staleVersion'), { current: presentWebsite(current) });
}

function assertSameTitle(current: WebsiteRecord, { title, slug }: WebsiteSave): void {
  const message = phrase('validation.titleFixed');
  if (title !== undefined && title !== current.title)
    throw createValidationError([{ path: 'title', message }]);
  if (slug !== undefined && slug !== current.slug) throw createValidationError([{ path: 'slug', message }]);
}

/**
 * Keeps the owner's unsaved work, which visitors never see. A draft that equals the saved page is no unsaved work and
 * ends the draft. Throws STALE_VERSION for a draft of an older version.
 */
export async function saveDraft(
  deps: Deps,
  websiteId: number,
  draft: DraftInput,
): Promise<{ savedAt: string }> {
  const draftSavedAt = deps.clock.now();
  await inTransaction(deps, async ({ db }) => {
    const current = await lockWebsite(db, websiteId);
    if (!current) throw createWebsiteNotFoundError();
    if (draft.baseVersion !== current.version) throw createStaleVersionError(current);
    const stored = current.draftData ? [current.pageData, current.draftData.pageData] : [current.pageData];
    assertPageSize(draft.pageData, stored);
    const { language = current.language } = draft;
    const isSame = language === current.language && isDeepStrictEqual(getContent(draft), getContent(current));
    if (isSame) await discardDraft(db, websiteId, draftSavedAt);
    else await updateWebsite(db, websiteId, { draftData: draft, draftSavedAt });
  });
  return { savedAt: draftSavedAt.toISOString() };
}

function getContent({ description, logoUrl, pageData }: WebsiteEdits) {
  return { description, logoUrl, page: parsePage(pageData) };
}

/** Parses a page that is to be saved. Throws VALIDATION, which names every field that its section type refuses. */
export function checkContent(pageData: PageData): Page {
  const { page, problems } = checkPage(pageData);
  if (problems.length === 0) return page;
  throw createValidationError(
    problems.map(({ path, message, values }) => ({ path, message: toIssuePhrase(message, values) })),
  );
}

/** Throws TOO_LARGE if a whole page holds more than pages may, and more than what is stored of it. */
export function assertPageSize(pageData: PageData, stored: readonly PageData[] = []): void {
  const problem = findSizeProblem(pageData, stored);
  if (!problem) return;
  const message = toIssuePhrase(problem.message, problem.values);
  throw new AppError('TOO_LARGE', message, {
    field: problem.path,
    fields: [{ path: problem.path, message }],
  });
}

/** Throws PLAN_LIMIT if a page needs more of the tier than the stored page does already. */
export function assertPageAllowed(
  deps: Pick<Deps, 'payments'>,
  tier: Tier,
  page: LimitedPage,
  stored?: LimitedPage,
): void {
  const locked = findLockedFeature(tier, page, stored);
  if (locked) throw createPlanLimitError(deps, tier, locked);
}

/** A save copies these records from a section of a page. */
interface CopiedSection extends SectionRecords {
  sectionId: string;
}

/** Copies the parts of a page that other tables hold, in the transaction of its save. */
export async function copyPageRecords(
  tx: Transaction,
  websiteId: number,
  page: Page,
  now: Date,
): Promise<void> {
  const copied = page.sections.flatMap((section): CopiedSection[] => {
    if (section.type === 'unknown') return [];
    const records = getDefinition(section.type).onServer?.records?.(section.content);
    return records ? [{ sectionId: section.id, ...records }] : [];
  });
  await replaceSocialLinks(
    tx,
    websiteId,
    copied.flatMap(({ links = [] }) => links),
  );
  const photos = copied
    .flatMap(({ photos = [] }) => photos)
    .map(({ url, caption }, sortOrder) => ({ url: url.trim(), caption, sortOrder }))
    .filter(({ url }) => parseImageUrl(url) !== null);
  await replacePhotos(tx, websiteId, photos, now);
  await replaceProducts(tx, websiteId, listProducts(copied));
  await copyPolls(
    tx,
    websiteId,
    copied.flatMap(({ sectionId, poll }) => (poll ? [{ sectionId, ...poll }] : [])),
  );
}

/** Lists the products on a page, by which the server prices an order. */
function listProducts(copied: readonly CopiedSection[]): PageProduct[] {
  const byItem = new Map<string, PageProduct>();
  const onPage = copied.flatMap(({ sectionId, products = [] }) =>
    products.map((product): ProductRecord & { sectionId: string } => ({ sectionId, ...product })),
  );
  for (const [sortOrder, { priceCents, ...product }] of onPage.entries()) {
    const item = JSON.stringify([product.sectionId, product.itemId]);
    // If two products have the same id, the first counts; an order of the other one at another price is refused.
    if (!byItem.has(item)) byItem.set(item, { ...product, price: toDecimalEuros(priceCents), sortOrder });
  }
  return [...byItem.values()];
}
