import type { BrowserCopies } from '@/app/lib/browser-copies';
import type { Website } from '@/contracts/websites';
import { isSamePage, toEditorPage } from '../state/editor-page';
import { emptyEditorPage } from '../state/editor-state';
import { draftWork, readCopyText, type UnsavedWork } from './unsaved-work';

/** Where the copies of a website lie; of one that is not created yet there is no id. */
export function copyPlace(websiteId: number | null): string {
  return websiteId === null ? 'new' : String(websiteId);
}

/**
 * The unsaved work of earlier visits, newest first: the server's draft and this browser's copies, each page once. What
 * says the same as the saved page is none, and what cannot be read goes.
 */
export function findUnsavedWork(
  website: Website | null,
  copies: Pick<BrowserCopies, 'list' | 'remove'>,
  userId: number,
): UnsavedWork[] {
  const saved = { title: website?.title ?? '', page: website ? toEditorPage(website) : emptyEditorPage };
  const draft = website?.draft ? draftWork(website.draft, website.title) : null;
  const found: UnsavedWork[] = [];
  const useless: string[] = [];
  for (const { key, text } of copies.list(userId, copyPlace(website?.id ?? null))) {
    const copy = readCopyText(text, key);
    if (!copy || (copy.title === saved.title && isSamePage(copy.page, saved.page))) {
      useless.push(key);
      continue;
    }
    const { draftSavedAt, ...work } = copy;
    // Typed on after the draft that the server has, which therefore is no work of its own.
    const isDraft = draft !== null && draft.savedAt === draftSavedAt;
    found.push({ ...work, isDraft });
  }
  copies.remove(useless);
  const isContinued = found.some(({ isDraft }) => isDraft);
  if (draft && !isContinued && !isSamePage(draft.page, saved.page)) found.push(draft);
  return mergeSame(found);
}

function mergeSame(found: readonly UnsavedWork[]): UnsavedWork[] {
  const merged: UnsavedWork[] = [];
  for (const work of found.toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt))) {
    const index = merged.findIndex(({ title, page }) => title === work.title && isSamePage(page, work.page));
    const same = merged[index];
    if (!same) {
      merged.push(work);
      continue;
    }
    merged[index] = {
      ...same,
      baseVersion: Math.max(same.baseVersion, work.baseVersion),
      copyKeys: [...same.copyKeys, ...work.copyKeys],
      isDraft: same.isDraft || work.isDraft,
    };
  }
  return merged;
}
