import type { Website } from '@/contracts/websites';
import { websiteCalls } from '../api/website-calls';
import { toEditorPage } from '../state/editor-page';
import type { EditorStore } from '../state/editor-store';
import { isSamePage } from '../state/same-page';

/**
 * The website as somebody else has saved it meanwhile; null when that says the same as the page here, which then grows
 * from it. Throws ApiError.
 */
export async function findOtherCopy(store: EditorStore): Promise<Website | null> {
  const { websiteId } = store.getState();
  if (websiteId === null) return null;
  const website = await websiteCalls.read(websiteId);
  const theirs = toEditorPage(website);
  if (!isSamePage(theirs, store.getState().page)) return website;
  const { version, isPublished } = website;
  store.dispatch({ type: 'rebase', version, isPublished, savedPage: theirs });
  return null;
}
