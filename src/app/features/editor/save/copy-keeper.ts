import { type BrowserCopies, browserCopyKey, type CopiesChange } from '@/app/lib/browser-copies';
import { isDirty } from '../state/editor-page';
import type { EditorStore } from '../state/editor-store';
import { copyPlace } from './find-unsaved-work';
import { type UnsavedWork, writeCopyText } from './unsaved-work';

export interface CopyKeeper {
  /** Whether this browser has all that is unsaved. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow the store; the answer ends it and writes what still waits. */
  start: () => () => void;
  /** Writes at once what is unsaved. */
  flush: () => void;
  /** Keeps other work beside the own; answers under which key, null when there is no room. */
  keepOther: (work: UnsavedWork) => string | null;
}

interface CopyKeeperDeps {
  store: EditorStore;
  copies: Pick<BrowserCopies, 'write' | 'remove'>;
  userId: number;
  /** When the server took this editor's latest draft. */
  draftSavedAt: () => string | null;
  /** Calls when the page may be about to go away. */
  whenHidden: (listener: () => void) => () => void;
  /** Calls when another tab has taken copies away. */
  whenCopiesChange: (listener: (change: CopiesChange) => void) => () => void;
  /** Another tab has decided about the work of this editor: its draft may be gone as well. */
  onTaken: () => void;
  now?: () => number;
}

/** Writing two megabytes takes milliseconds: not at every key. */
const WRITE_EVERY_MS = 500;

/**
 * Keeps a copy of unsaved work in the browser until it is saved or taken back. Each open editor has one of its own: two
 * tabs of a website never write over each other.
 */
export function createCopyKeeper({
  store,
  copies,
  userId,
  draftSavedAt,
  whenHidden,
  whenCopiesChange,
  onTaken,
  now = Date.now,
}: CopyKeeperDeps): CopyKeeper {
  const writer = Math.random().toString(36).slice(2);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let key: string | null = null;
  let isKept = true;
  let seen = store.getState();
  /** What the server had when the owner logged out elsewhere: private work stays out of the browser until it takes more. */
  let leftWith: string | null = null;

  const keyOf = (name: string) => browserCopyKey(userId, copyPlace(store.getState().websiteId), name);

  const serverHas = () => `${store.getState().version} ${draftSavedAt()}`;

  function show(next: boolean) {
    if (isKept === next) return;
    isKept = next;
    for (const listener of [...listeners]) listener();
  }

  function forget() {
    if (key) copies.remove([key]);
    key = null;
    show(true);
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    const current = isDirty(state) ? keyOf(writer) : null;
    // Its first save gives a website another place.
    if (key !== current) forget();
    if (!current) return;
    key = current;
    if (leftWith === serverHas()) return show(false);
    leftWith = null;
    show(copies.write(key, writeCopyText(state, new Date(now()).toISOString(), draftSavedAt())));
  }

  function notice({ removed, forgotten }: CopiesChange) {
    if (forgotten === userId) leftWith = serverHas();
    if (forgotten !== userId && (key === null || removed !== key)) return;
    if (forgotten === userId) forget();
    // Work that goes on here is not decided about there.
    write();
    onTaken();
  }

  function look() {
    const before = seen;
    seen = store.getState();
    const isSameWork =
      seen.page === before.page && seen.title === before.title && seen.saved === before.saved;
    if (isSameWork) return;
    // A save or an undo is told at once: nothing is left to be offered.
    if (!isDirty(seen)) write();
    else timer ??= setTimeout(write, WRITE_EVERY_MS);
  }

  const flush = () => {
    if (timer !== undefined) write();
  };

  return {
    isKept: () => isKept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const stop = store.subscribe(look);
      const stopHidden = whenHidden(flush);
      const stopChanges = whenCopiesChange(notice);
      return () => {
        stop();
        stopHidden();
        stopChanges();
        flush();
      };
    },
    flush: write,
    keepOther(work) {
      if (leftWith === serverHas()) return null;
      const otherKey = keyOf(`${writer}-other`);
      const text = writeCopyText({ ...work, version: work.baseVersion }, work.savedAt, null);
      return copies.write(otherKey, text) ? otherKey : null;
    },
  };
}
