import type { DraftInput } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { lockWebsite, updateWebsite } from './queries';
import { staleVersion } from './save-website';

/** Keeps the owner's unsaved work; visitors never see it. A draft of an older version is STALE_VERSION. */
export async function saveDraft(
  { db, clock }: Deps,
  websiteId: number,
  draft: DraftInput,
): Promise<{ savedAt: string }> {
  const draftSavedAt = clock.now();
  await db.transaction(async (tx) => {
    const current = await lockWebsite(tx, websiteId);
    if (!current) throw new AppError('NOT_FOUND', text('errors.websiteNotFound'));
    if (draft.baseVersion !== current.version) throw staleVersion(current);
    await updateWebsite(tx, websiteId, { draftData: draft, draftSavedAt });
  });
  return { savedAt: draftSavedAt.toISOString() };
}
