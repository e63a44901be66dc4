import type { DraftInput } from '@/contracts/websites';
import { toStoredPage } from '../state/editor-page';
import type { EditorPage } from '../state/editor-state';
import type { EditorStore } from '../state/editor-store';
import { isSamePage } from '../state/same-page';

export type DraftStatus =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'kept'; savedAt: string }
  | { kind: 'failed' };

export interface DraftKeeper {
  getStatus: () => DraftStatus;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow the store; the answer ends it and sends what still waits. */
  start: () => () => void;
  /** Waits for a running call and sends nothing more until `resume`. */
  pause: () => Promise<void>;
  resume: () => void;
}

interface DraftKeeperDeps {
  store: EditorStore;
  keepDraft: (websiteId: number, input: DraftInput) => Promise<{ savedAt: string }>;
}

const QUIET_MS = 1500;
const RETRY_MS = 10_000;

/** Sends the page as a private draft once the owner has stopped typing: one call at a time, the newest wins. */
export function createDraftKeeper({ store, keepDraft }: DraftKeeperDeps): DraftKeeper {
  const listeners = new Set<() => void>();
  let status: DraftStatus = { kind: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isPaused = false;
  let isStopped = false;
  /** The page that was looked at last, the save it was compared with, and what the server has. */
  let seen = store.getState().page;
  let seenSave = store.getState().saved.page;
  let kept = seen;

  function show(next: DraftStatus) {
    status = next;
    for (const listener of [...listeners]) listener();
  }

  function schedule(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(send, delayMs);
  }

  function look() {
    const { websiteId, page, saved } = store.getState();
    if (page === seen && saved.page === seenSave) return;
    if (saved.page !== seenSave) kept = saved.page;
    seen = page;
    seenSave = saved.page;
    if (isPaused || websiteId === null) return;
    if (isSamePage(page, kept)) {
      clearTimeout(timer);
      if (status.kind !== 'saving') show({ kind: 'idle' });
    } else {
      if (status.kind !== 'saving') show({ kind: 'waiting' });
      schedule(QUIET_MS);
    }
  }

  function send() {
    const { websiteId, version, page } = store.getState();
    if (running || isPaused || websiteId === null || page === kept) return;
    show({ kind: 'saving' });
    running = keepDraft(websiteId, { ...toStoredPage(page), baseVersion: version })
      .then(({ savedAt }) => done(page, savedAt), failed)
      .finally(() => {
        running = null;
      });
  }

  function done(page: EditorPage, savedAt: string) {
    kept = page;
    const isCurrent = store.getState().page === page;
    show(isCurrent ? { kind: 'kept', savedAt } : { kind: 'waiting' });
    if (!isCurrent && !isPaused) schedule(isStopped ? 0 : QUIET_MS);
  }

  function failed() {
    show({ kind: 'failed' });
    if (!isPaused && !isStopped) schedule(RETRY_MS);
  }

  return {
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStopped = false;
      const stop = store.subscribe(look);
      return () => {
        isStopped = true;
        stop();
        clearTimeout(timer);
        // Whoever leaves was told that the changes are kept as a draft.
        if (!isSamePage(store.getState().page, kept)) send();
      };
    },
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      await running;
    },
    resume() {
      isPaused = false;
      const { websiteId, page } = store.getState();
      const isKept = websiteId === null || isSamePage(page, kept);
      show(isKept ? { kind: 'idle' } : { kind: 'waiting' });
      if (!isKept) schedule(QUIET_MS);
    },
  };
}
