import { browserCopies } from '@/app/lib/browser-copies';
import type { Website } from '@/contracts/websites';
import type { ContentProblem } from '@/sections/page/check-page';
import { websiteCalls } from '../api/website-calls';
import { whenCopiesChange, whenHidden, whenOnline } from '../save/browser-events';
import { type CopyKeeper, createCopyKeeper } from '../save/copy-keeper';
import { createOnce } from '../save/create-once';
import { createSaver, type Saver } from '../save/create-saver';
import { createDraftKeeper, type DraftKeeper } from '../save/draft-keeper';
import { findUnsavedWork } from '../save/find-unsaved-work';
import { createKeepDraft } from '../save/keep-draft';
import { createUnsavedOffers, type UnsavedOffers } from '../save/unsaved-offers';
import { createEditorStore, type EditorStore } from '../state/editor-store';
import { createSessionUploads, type SessionUploads } from '../uploads/create-session-uploads';

/** All that belongs to one website being edited, for as long as the editor is open. */
export interface EditorSession {
  store: EditorStore;
  drafts: DraftKeeper;
  copies: CopyKeeper;
  offers: UnsavedOffers;
  saver: Saver;
  uploads: SessionUploads;
}

/** A session of an owner for a stored website, or for one that is to be created. */
export function createEditorSession(
  website: Website | null,
  userId: number,
  say: (problem: ContentProblem) => string,
): EditorSession {
  const store = createEditorStore();
  if (website) store.dispatch({ type: 'load', website });
  const drafts = createDraftKeeper({ store, keepDraft: createKeepDraft(store, websiteCalls), whenOnline });
  const copies = createCopyKeeper({
    store,
    copies: browserCopies,
    userId,
    draftSavedAt: drafts.getSavedAt,
    whenHidden,
    whenCopiesChange,
    onTaken: drafts.renew,
  });
  const offers = createUnsavedOffers({
    found: findUnsavedWork(website, browserCopies, userId),
    store,
    keeper: copies,
    copies: browserCopies,
    discardDraft: websiteCalls.discardDraft,
  });
  const calls = { ...websiteCalls, create: createOnce(websiteCalls) };
  return {
    store,
    drafts,
    copies,
    offers,
    saver: createSaver({ store, calls, say }, drafts, copies),
    uploads: createSessionUploads(store),
  };
}

/** Keeps drafts and copies of an open editor; the answer ends it. */
export function followSession({ drafts, copies, offers }: EditorSession): () => void {
  const stops = [offers.start(), copies.start(), drafts.start()];
  return () => {
    for (const stop of stops) stop();
  };
}
