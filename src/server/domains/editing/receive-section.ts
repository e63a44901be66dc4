import { MAX_SECTIONS, type StoredSection } from '@/contracts/page-data';
import type { DraftInput, SectionCopyInput } from '@/contracts/websites';
import { createFreeId } from '@/core/free-id';
import { phrase } from '@/core/messages';
import { getEffectiveTier } from '@/core/plans';
import { isSectionType } from '@/sections/page/definitions';
import { parsePage, toPageData } from '@/sections/page/page';
import type { Deps } from '../../http/deps';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import type { UserRecord } from '../accounts';
import { lockWebsite, updateWebsite } from '../websites';
import { assertPageAllowed, assertPageSize } from './save-website';

/**
 * Puts a section of another page at the end of a website's unsaved work; the same call again adds nothing. Visitors see
 * no change. The version goes up, so that an open editor compares before it overwrites the work. Throws PLAN_LIMIT,
 * TOO_LARGE and VALIDATION if the page may not have the section.
 */
export async function receiveSection(
  deps: Deps,
  user: UserRecord,
  websiteId: number,
  { section, requestId }: SectionCopyInput,
): Promise<{ sectionId: string }> {
  if (!isSectionType(section.type))
    throw createValidationError([{ path: 'section.type', message: phrase('validation.invalid') }]);
  const now = deps.clock.now();
  return inTransaction(deps, async ({ db }) => {
    const current = await lockWebsite(db, websiteId);
    if (!current) throw createWebsiteNotFoundError();
    const work = toWork(current);
    const { sections } = work.pageData;
    const taken = [...sections, ...current.pageData.sections];
    const sectionId = requestId
      ? getIdOfRequest(section.type, requestId)
      : createFreeId(section.type, now.getTime(), taken);
    if (taken.some(({ id }) => id === sectionId)) return { sectionId };
    if (sections.length >= MAX_SECTIONS)
      throw createValidationError([
        { path: 'section', message: phrase('validation.tooManySections', { max: MAX_SECTIONS }) },
      ]);
    const order = Math.max(-1, ...sections.map((each) => each.order)) + 1;
    const received: StoredSection = { ...section, id: sectionId, order };
    const before = parsePage(work.pageData);
    const after = parsePage({ ...work.pageData, sections: [...sections, received] });
    const pageData = toPageData(after);
    assertPageSize(pageData, [current.pageData, work.pageData]);
    const { description, logoUrl } = work;
    const settings = { description, logoUrl };
    assertPageAllowed(
      deps,
      getEffectiveTier(user, now),
      { ...settings, page: after },
      { ...settings, page: before },
    );
    const version = current.version + 1;
    const draftData = { ...work, pageData, baseVersion: version };
    await updateWebsite(db, websiteId, { version, draftData, draftSavedAt: now });
    return { sectionId };
  });
}

/** Returns the unsaved work on a website; the saved page if there is none. */
function toWork(
  website: Omit<DraftInput, 'baseVersion'> & { version: number; draftData: DraftInput | null },
) {
  const { description, logoUrl, pageData, language, version } = website;
  return website.draftData ?? { description, logoUrl, pageData, language, baseVersion: version };
}

/** Returns the id of the section, which is the same for the same call: its type, a hyphen and a number. */
function getIdOfRequest(type: string, requestId: string): string {
  return `${type}-${Number.parseInt(requestId.replaceAll('-', '').slice(0, 13), 16)}`;
}
