import { ApiError } from '@/app/lib/api-client';
import type { DraftInput } from '@/contracts/websites';
import { isSamePage, toStoredPage } from '../state/editor-page';
import type { EditorPage } from '../state/editor-state';
import type { EditorStore } from '../state/editor-store';

export type DraftStatus =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'kept'; savedAt: string }
  | { kind: 'failed'; why: DraftFailure };

/**
 * `other-owner`: somebody else has signed in in this browser. `stale`: saved somewhere else meanwhile. `refused`: as it
 * is now, the server does not take it. `gone`: the website was deleted, or belongs to somebody else.
 */
export type DraftFailure = 'offline' | 'signed-out' | 'other-owner' | 'stale' | 'refused' | 'gone' | 'server';

export interface DraftKeeper {
  getStatus: () => DraftStatus;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow the store; the answer ends it and sends what still waits. */
  start: () => () => void;
  /** Waits a moment for a running call, ends it then, and sends nothing more until `resume`. */
  pause: () => Promise<void>;
  resume: () => void;
  /** Sends what is unsaved at once; whether the server has the page as it is now. */
  keepNow: () => Promise<boolean>;
  /** The server may have lost the draft to another tab: what is unsaved is sent again. */
  renew: () => void;
  /** A save has found that the website was deleted. */
  lose: () => void;
  /** When the server took the latest draft of this editor. */
  getSavedAt: () => string | null;
}

interface DraftKeeperDeps {
  store: EditorStore;
  keepDraft: (websiteId: number, input: DraftInput, signal: AbortSignal) => Promise<{ savedAt: string }>;
  /** Calls when the network is back. */
  whenOnline: (listener: () => void) => () => void;
}

const QUIET_MS = 1500;
const RETRY_MS = 10_000;
/** A save does not wait longer: its version makes a draft that arrives after it harmless. */
const PAUSE_MS = 1000;

/**
 * Sends the page as a private draft once the owner has stopped typing: one call at a time, the newest wins. A failure is
 * shown until a call succeeds; what another call cannot mend is not tried again before something has changed.
 */
export function createDraftKeeper({ store, keepDraft, whenOnline }: DraftKeeperDeps): DraftKeeper {
  const listeners = new Set<() => void>();
  let status: DraftStatus = { kind: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let breakOff = new AbortController();
  let isPaused = false;
  let isStopped = false;
  /** The page that was looked at last, the save it was compared with, and what the server has. */
  let seen = store.getState().page;
  let seenSave = store.getState().saved.page;
  let kept = seen;
  let savedAt: string | null = null;
  /** The version that was refused as too old. */
  let staleVersion: number | null = null;

  function show(next: DraftStatus) {
    status = next;
    for (const listener of [...listeners]) listener();
  }

  /** No other call mends that, and undoing all changes does not either. */
  const isGone = () => status.kind === 'failed' && status.why === 'gone';

  function schedule(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(send, delayMs);
  }

  function look() {
    const { websiteId, version, page, saved } = store.getState();
    if (page === seen && saved.page === seenSave) return;
    if (saved.page !== seenSave) {
      kept = saved.page;
      staleVersion = null;
      if (status.kind === 'failed') show({ kind: 'idle' });
    }
    seen = page;
    seenSave = saved.page;
    if (isPaused || websiteId === null || isGone()) return;
    if (isSamePage(page, kept)) {
      clearTimeout(timer);
      if (status.kind !== 'saving') show({ kind: 'idle' });
    } else {
      if (status.kind !== 'saving' && status.kind !== 'failed') show({ kind: 'waiting' });
      if (version !== staleVersion) schedule(QUIET_MS);
    }
  }

  function send() {
    const { websiteId, version, page } = store.getState();
    if (running || isPaused || websiteId === null || page === kept) return;
    if (status.kind !== 'failed') show({ kind: 'saving' });
    breakOff = new AbortController();
    const { signal } = breakOff;
    running = keepDraft(websiteId, { ...toStoredPage(page), baseVersion: version }, signal)
      .then(
        (answer) => done(page, answer.savedAt),
        (error: unknown) => {
          // Broken off for a save: `resume` sends what is unsaved then.
          if (!signal.aborted) failed(failureOf(error), version);
        },
      )
      .finally(() => {
        running = null;
      });
  }

  function done(page: EditorPage, at: string) {
    kept = page;
    savedAt = at;
    const state = store.getState();
    const isCurrent = state.page === page;
    // Sent because it was taken back: the server has ended the draft.
    if (isCurrent && isSamePage(page, state.saved.page)) show({ kind: 'idle' });
    else show(isCurrent ? { kind: 'kept', savedAt: at } : { kind: 'waiting' });
    if (!isCurrent && !isPaused) schedule(isStopped ? 0 : QUIET_MS);
  }

  function failed(why: DraftFailure, version: number) {
    if (why === 'stale') staleVersion = version;
    show({ kind: 'failed', why });
    const canMend = why !== 'stale' && why !== 'refused' && why !== 'gone';
    if (canMend && !isPaused && !isStopped) schedule(RETRY_MS);
  }

  function retryNow() {
    if (status.kind === 'failed' && status.why === 'offline') send();
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
      const stopOnline = whenOnline(retryNow);
      return () => {
        isStopped = true;
        stop();
        stopOnline();
        clearTimeout(timer);
        // Whoever leaves was told that the changes are kept as a draft.
        if (!isSamePage(store.getState().page, kept)) send();
      };
    },
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      const impatience = setTimeout(() => breakOff.abort(), PAUSE_MS);
      await running;
      clearTimeout(impatience);
    },
    resume() {
      isPaused = false;
      if (isGone()) return;
      const { websiteId, version, page } = store.getState();
      const isKept = websiteId === null || isSamePage(page, kept);
      if (isKept) show({ kind: 'idle' });
      else if (status.kind !== 'failed') show({ kind: 'waiting' });
      if (!isKept && version !== staleVersion) schedule(QUIET_MS);
    },
    async keepNow() {
      for (;;) {
        clearTimeout(timer);
        await running;
        const { websiteId, page } = store.getState();
        if (websiteId === null || isPaused || isGone()) return false;
        if (isSamePage(page, kept)) return true;
        send();
        await running;
        // Sent, and what was typed meanwhile is sent in its turn; a call that failed is tried again by itself.
        if (kept !== page) return false;
      }
    },
    renew() {
      const { websiteId, version, page, saved } = store.getState();
      kept = saved.page;
      if (isPaused || websiteId === null || isSamePage(page, kept)) return;
      if (status.kind === 'kept') show({ kind: 'waiting' });
      if (version !== staleVersion) schedule(QUIET_MS);
    },
    lose: () => show({ kind: 'failed', why: 'gone' }),
    getSavedAt: () => savedAt,
  };
}

function failureOf(error: unknown): DraftFailure {
  const { status, code } = error instanceof ApiError ? error : {};
  if (status === 0) return 'offline';
  if (code === 'OTHER_OWNER') return 'other-owner';
  if (status === 401) return 'signed-out';
  if (status === 404) return 'gone';
  if (code === 'STALE_VERSION') return 'stale';
  return status === 400 || status === 413 ? 'refused' : 'server';
}
