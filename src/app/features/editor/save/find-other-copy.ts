import type { Website } from '@/contracts/websites';
import { type WebsiteCalls, websiteCalls } from '../api/website-calls';
import { isSamePage, toEditorPage } from '../state/editor-page';
import type { EditorStore } from '../state/editor-store';
import { isOwnSave } from '../state/is-own-save';
import { growFrom } from './grow-from';

/**
 * The website as somebody else has saved it meanwhile; null when that says the same as the page here, or is a save of
 * its own whose answer got lost: the page then grows from it. Throws ApiError.
 */
export async function findOtherCopy(
  store: EditorStore,
  calls: Pick<WebsiteCalls, 'read'> = websiteCalls,
): Promise<Website | null> {
  const { websiteId } = store.getState();
  if (websiteId === null) return null;
  const website = await calls.read(websiteId);
  const state = store.getState();
  if (!isOwnSave(state, website) && !isSamePage(toEditorPage(website), state.page)) return website;
  growFrom(store, website);
  return null;
}
