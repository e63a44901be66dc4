import { isDeepStrictEqual } from 'node:util';
import type { DraftInput, WebsiteEdits } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { parsePage } from '@/sections/page/page';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { discardDraft, lockWebsite, updateWebsite } from '../websites';
import { assertPageSize } from './check-content';
import { staleVersion } from './save-website';

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
    if (!current) throw new AppError('NOT_FOUND', text('failures.websiteNotFound'));
    if (draft.baseVersion !== current.version) throw staleVersion(current);
    const stored = current.draftData ? [current.pageData, current.draftData.pageData] : [current.pageData];
    assertPageSize(draft.pageData, stored);
    const isSame = isDeepStrictEqual(contentOf(draft), contentOf(current));
    if (isSame) await discardDraft(db, websiteId, draftSavedAt);
    else await updateWebsite(db, websiteId, { draftData: draft, draftSavedAt });
  });
  return { savedAt: draftSavedAt.toISOString() };
}

function contentOf({ description, logoUrl, pageData }: WebsiteEdits) {
  return { description, logoUrl, page: parsePage(pageData) };
}
