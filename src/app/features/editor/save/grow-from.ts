import type { Website } from '@/contracts/websites';
import { toEditorPage } from '../state/editor-page';
import type { EditorStore } from '../state/editor-store';

/** The work stays as it is and from now on grows from this version. */
export function growFrom(store: EditorStore, website: Website): void {
  const { version, isPublished } = website;
  store.dispatch({ type: 'rebase', version, isPublished, savedPage: toEditorPage(website) });
}
