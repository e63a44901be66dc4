import type { Website } from '@/contracts/websites';
import type { ContentProblem } from '@/sections/page-content';
import { websiteCalls } from '../api/website-calls';
import { createSaver, type Saver } from '../save/create-saver';
import { createDraftKeeper, type DraftKeeper } from '../save/draft-keeper';
import { createEditorStore, type EditorStore } from '../state/editor-store';
import { createSessionUploads } from '../uploads/create-session-uploads';
import type { UploadQueue } from '../uploads/create-upload-queue';

/** All that belongs to one website being edited, for as long as the editor is open. */
export interface EditorSession {
  store: EditorStore;
  drafts: DraftKeeper;
  saver: Saver;
  uploads: UploadQueue;
}

/** A session for a stored website, or for one that is to be created. */
export function createEditorSession(
  website: Website | null,
  say: (problem: ContentProblem) => string,
): EditorSession {
  const store = createEditorStore();
  if (website) store.dispatch({ type: 'load', website });
  const drafts = createDraftKeeper({ store, keepDraft: websiteCalls.keepDraft });
  return {
    store,
    drafts,
    saver: createSaver({ store, calls: websiteCalls, say }, drafts),
    uploads: createSessionUploads(store),
  };
}
