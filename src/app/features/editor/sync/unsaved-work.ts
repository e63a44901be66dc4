import * as z from 'zod/mini';
import { type BrowserCopies, toBrowserCopyKey } from '@/app/lib/browser-copies';
import { pageData, section } from '@/contracts/page-data';
import type { Draft, Website } from '@/contracts/websites';
import { LOCALES } from '@/core/locale/locale';
import { isSamePage, toEditorPage, toStoredPage } from '../state/editor-page';
import { type EditorPage, type EditorState, emptyEditorPage } from '../state/editor-state';

/** This work was never saved for visitors; it may be stored in several places. */
export interface UnsavedWork {
  title: string;
  page: EditorPage;
  /** The work grew from the save of this version; 0 for a website that was not created. */
  baseVersion: number;
  savedAt: string;
  /** This browser has copies of the work under these keys. */
  copyKeys: readonly string[];
  /** True if the server has the work, or an earlier state of it, as its draft. */
  isDraft: boolean;
}

/** The schema accepts what only a save refuses: work is not lost because a text is too long. */
const backup = z.object({
  savedAt: z.iso.datetime(),
  baseVersion: z.int(),
  title: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  language: z.catch(z.optional(z.enum(LOCALES)), undefined),
  pageData: z.object({
    sections: z.array(z.extend(section, { title: z.string() })),
    theme: z.catch(pageData.shape.theme, undefined),
    share: z.catch(pageData.shape.share, undefined),
  }),
  /** The server accepted the draft that this work replaces at this time; null if it had none from here. */
  draftSavedAt: z.nullable(z.string()),
});
type Backup = z.infer<typeof backup>;

/** Formats the text in which a browser stores the work of an editor. */
export function formatBackup(
  { title, version, page }: Pick<EditorState, 'title' | 'version' | 'page'>,
  savedAt: string,
  draftSavedAt: string | null,
): string {
  const stored = { ...toStoredPage(page), title, baseVersion: version, savedAt, draftSavedAt };
  return JSON.stringify(stored satisfies Backup);
}

/** Reads what a browser has stored; null for anything else. */
export function parseBackup(text: string, key: string): (UnsavedWork & Pick<Backup, 'draftSavedAt'>) | null {
  const { data } = backup.safeParse(parseJson(text));
  if (!data) return null;
  const { title, baseVersion, savedAt, draftSavedAt } = data;
  const page = toEditorPage(data);
  return { title, page, baseVersion, savedAt, draftSavedAt, copyKeys: [key], isDraft: false };
}

/** Returns the folder of a website's copies; one that is not created yet has no id. */
export function getBackupFolder(websiteId: number | null): string {
  return websiteId === null ? 'new' : String(websiteId);
}

/**
 * Lists the unsaved work of earlier visits, newest first: the server's draft and this browser's copies, each page once.
 * Copies that equal the saved page, or cannot be read, are removed.
 */
export function listUnsavedWork(
  website: Website | null,
  backups: Pick<BrowserCopies, 'list' | 'remove'>,
  userId: number,
): UnsavedWork[] {
  const saved = { title: website?.title ?? '', page: website ? toEditorPage(website) : emptyEditorPage };
  const draft = website?.draft
    ? toDraftWork({ language: website.language, ...website.draft }, website.title)
    : null;
  const found: UnsavedWork[] = [];
  const useless: string[] = [];
  for (const { key, text } of backups.list(userId, getBackupFolder(website?.id ?? null))) {
    const copy = parseBackup(text, key);
    if (!copy || (copy.title === saved.title && isSamePage(copy.page, saved.page))) {
      useless.push(key);
      continue;
    }
    const { draftSavedAt, ...work } = copy;
    // The owner typed on after the server's draft, so that draft is not listed as work of its own.
    const isDraft = draft !== null && draft.savedAt === draftSavedAt;
    found.push({ ...work, isDraft });
  }
  backups.remove(useless);
  const isContinued = found.some(({ isDraft }) => isDraft);
  if (draft && !isContinued && !isSamePage(draft.page, saved.page)) found.push(draft);
  return mergeSame(found);
}

/** Moves the copies of a deleted website to the folder where new websites are offered them. */
export function moveBackupsToNew(
  backups: Omit<BrowserCopies, 'forget'>,
  userId: number,
  websiteId: number,
): void {
  for (const { key, text } of backups.list(userId, getBackupFolder(websiteId))) {
    const writer = key.slice(key.lastIndexOf('/') + 1);
    // A copy for which there is no room stays where it is.
    if (backups.write(toBrowserCopyKey(userId, getBackupFolder(null), writer), text)) backups.remove([key]);
  }
}

function toDraftWork(draft: Draft, title: string): UnsavedWork {
  const { baseVersion, savedAt } = draft;
  return { title, page: toEditorPage(draft), baseVersion, savedAt, copyKeys: [], isDraft: true };
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
