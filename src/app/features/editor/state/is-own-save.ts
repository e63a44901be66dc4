import type { Website } from '@/contracts/websites';
import { isSamePage, toEditorPage } from './editor-page';
import type { EditorState } from './editor-state';

/** Whether a stored website is the next version and says what this editor has sent and got no answer to. */
export function isOwnSave({ version, lostSaves }: EditorState, website: Website): boolean {
  if (lostSaves.length === 0 || website.version !== version + 1) return false;
  const stored = toEditorPage(website);
  return lostSaves.some(
    ({ page, isPublished }) => isPublished === website.isPublished && isSamePage(page, stored),
  );
}
