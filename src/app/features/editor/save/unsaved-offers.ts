import type { BrowserCopies } from '@/app/lib/browser-copies';
import type { EditorStore } from '../state/editor-store';
import type { CopyKeeper } from './copy-keeper';
import type { UnsavedWork } from './unsaved-work';

/** Unsaved work of earlier visits, offered one by one, newest first; nothing happens to it until the owner decides. */
export interface UnsavedOffers {
  /** Null when there is nothing to decide. */
  getOffer: () => UnsavedWork | null;
  /** Which one of those that were found is offered, from 1 on. */
  getNumber: () => number;
  /** All that was found when the editor was opened. */
  found: readonly UnsavedWork[];
  subscribe: (listener: () => void) => () => void;
  /** Protects a draft that nobody has decided about from the work that goes on meanwhile. */
  start: () => () => void;
  /** Puts the offered work into the editor. What else was found stays for another visit. */
  restore: () => void;
  /** Throws ApiError when the server could not be told. */
  discard: () => Promise<void>;
}

interface UnsavedOffersDeps {
  found: readonly UnsavedWork[];
  store: EditorStore;
  keeper: Pick<CopyKeeper, 'flush' | 'keepOther'>;
  copies: Pick<BrowserCopies, 'remove'>;
  discardDraft: (websiteId: number) => Promise<void>;
}

export function createUnsavedOffers({
  found,
  store,
  keeper,
  copies,
  discardDraft,
}: UnsavedOffersDeps): UnsavedOffers {
  const listeners = new Set<() => void>();
  const { page: openedPage, version: openedVersion } = store.getState();
  let waiting = found;
  let knownId = store.getState().websiteId;

  function decide(next: readonly UnsavedWork[]) {
    waiting = next;
    for (const listener of [...listeners]) listener();
  }

  /** The next draft or save of this editor replaces the server's: what only lies there moves to the browser. */
  function protect(undecided: readonly UnsavedWork[]): UnsavedWork[] {
    return undecided.map((work) => {
      if (!work.isDraft) return work;
      if (work.copyKeys.length > 0) return { ...work, isDraft: false };
      const key = keeper.keepOther(work);
      // Without room it is only offered here: what the server has is the new work in either case.
      return { ...work, isDraft: false, copyKeys: key ? [key] : [] };
    });
  }

  function look() {
    const { websiteId, page, version } = store.getState();
    // Work of another website that was never created is no work on this one: it waits for its turn at /editor.
    if (websiteId !== knownId && websiteId !== null && waiting.length > 0) decide([]);
    knownId = websiteId;
    if (page === openedPage && version === openedVersion) return;
    if (waiting.some(({ isDraft }) => isDraft)) waiting = protect(waiting);
  }

  return {
    getOffer: () => waiting[0] ?? null,
    getNumber: () => found.length - waiting.length + 1,
    found,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => store.subscribe(look),
    restore() {
      const [work, ...others] = waiting;
      if (!work) return;
      decide([]);
      protect(others);
      const { websiteId, isPublished, saved } = store.getState();
      if (websiteId !== null && work.baseVersion !== store.getState().version) {
        // It stays work on an older save: the server lets it overwrite nothing.
        store.dispatch({ type: 'rebase', version: work.baseVersion, isPublished, savedPage: saved.page });
      }
      store.dispatch({ type: 'restore', page: work.page, title: work.title });
      // In this order, because the browser may have no room for both.
      copies.remove(work.copyKeys);
      keeper.flush();
    },
    async discard() {
      const { websiteId } = store.getState();
      if (waiting[0]?.isDraft && websiteId !== null) await discardDraft(websiteId);
      // Asked for only now: meanwhile it may have been protected.
      const [work, ...others] = waiting;
      copies.remove(work?.copyKeys ?? []);
      decide(others);
    },
  };
}
