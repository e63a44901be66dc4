import { ApiError } from '@/app/lib/api-client';
import type { BrowserCopies } from '@/app/lib/browser-copies';
import { call } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/websites';
import type { Draft, DraftInput, Website, WebsiteInput, WebsiteSave } from '@/contracts/websites';
import type { ContentProblem } from '@/sections/page/page';
import { type EditorAction, reduceEditor } from '../state/actions/reduce-editor';
import { isDirty, listRefusedFields, toStoredPage } from '../state/editor-page';
import { type EditorState, newWebsiteState } from '../state/editor-state';
import { toEditorErrors } from '../state/field-errors';
import type { BrowserEvents } from './browser-events';
import { isNoConflict, toRebase } from './conflict';
import { createMachine, type Machine } from './machine';
import { reduceSync } from './reduce-sync';
import {
  createSyncState,
  type DraftFailure,
  type SaveResult,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type SyncTimer,
} from './sync-state';
import { formatBackup, listUnsavedWork } from './unsaved-work';

export type EditorDispatch = (action: EditorAction) => void;

/** The editor's state lives outside React, so that each component follows only the part that it renders. */
export interface EditorStore {
  getState: () => EditorState;
  dispatch: EditorDispatch;
  subscribe: (listener: () => void) => () => void;
}

/** It keeps the work: drafts, saves, the copy in the browser, and unsaved work of earlier visits. */
export interface EditorSync extends Pick<Machine<SyncState, never>, 'getState' | 'subscribe'> {
  store: EditorStore;
  /** Begins to keep the work; the returned function ends that and sends what still waits. */
  open: () => () => void;
  /** Saves, published or not as asked; without a value it stays as it is. Never throws. */
  save: (isPublished?: boolean) => Promise<SaveResult>;
  /** Sends unsaved work as a draft at once; true if the server then has the page as it is. */
  flushDraft: () => Promise<boolean>;
  /** Writes the copy of unsaved work that is due; returns true if this browser then has all of it. */
  keepHere: () => boolean;
  /**
   * Returns the website as somebody else has saved it meanwhile. Returns null if that equals the page here, or is our
   * own save whose answer was lost; the page then grows from it. Throws ApiError.
   */
  findConflict: () => Promise<Website | null>;
  /** Puts the offered unsaved work into the editor. */
  restore: () => void;
  /** Deletes the offered unsaved work. Throws ApiError. */
  discard: () => Promise<void>;
}

export interface Clock {
  now: () => number;
  /** Calls back once; the returned function cancels it. */
  startTimer: (callback: () => void, delayMs: number) => () => void;
}

/** The editor makes these calls for a website. */
export interface WebsiteCalls {
  get: (id: number) => Promise<Website>;
  create: (body: WebsiteInput) => Promise<Website>;
  save: (id: number, body: WebsiteSave) => Promise<Website>;
  saveDraft: (id: number, body: DraftInput, signal?: AbortSignal) => Promise<Pick<Draft, 'savedAt'>>;
  deleteDraft: (id: number) => Promise<void>;
}

interface EditorSyncParts {
  /** It is null for a website that is to be created. */
  website: Website | null;
  userId: number;
  calls: WebsiteCalls;
  backups: BrowserCopies;
  events: BrowserEvents;
  clock: Clock;
  createRequestId: () => string;
  /** Returns the text of a refused field. */
  translate: (problem: ContentProblem) => string;
}

/** Runs the editor's state machine: makes its calls, writes its copies and starts its timers. */
export function createEditorSync(parts: EditorSyncParts): EditorSync {
  const { website, userId, calls, backups, events, clock, createRequestId, translate } = parts;
  const loaded = website
    ? reduceEditor(newWebsiteState, { type: 'load', website }, clock.now())
    : newWebsiteState;
  const machine = createMachine<SyncState, SyncEvent, SyncEffect>({
    initial: createSyncState({
      editor: loaded,
      userId,
      writer: Math.random().toString(36).slice(2),
      found: listUnsavedWork(website, backups, userId),
    }),
    reduce: (state, event) => reduceSync(state, event, clock.now()),
    perform,
  });
  const { dispatch } = machine;
  const timers = new Map<SyncTimer, () => void>();
  const saves = new Map<number, (result: SaveResult) => void>();
  const flushes = new Map<number, (isKept: boolean) => void>();
  let lastPress = 0;
  let draftCall = new AbortController();

  function perform(effect: SyncEffect) {
    switch (effect.type) {
      case 'start-timer': {
        const { timer, delayMs } = effect;
        timers.get(timer)?.();
        timers.set(
          timer,
          clock.startTimer(() => dispatch({ type: timer }), delayMs),
        );
        return;
      }
      case 'stop-timer':
        timers.get(effect.timer)?.();
        return;
      case 'send-draft':
        return sendDraft(effect);
      case 'abort-draft':
        return draftCall.abort();
      case 'send-save':
        return void sendSave(effect);
      case 'read-website': {
        const { websiteId, reason } = effect;
        calls
          .get(websiteId)
          .then(
            (current) => dispatch({ type: 'website-read', reason, website: current }),
            (error: unknown) => dispatch({ type: 'website-unread', reason, failure: toDraftFailure(error) }),
          )
          .catch(breakSave);
        return;
      }
      case 'write-backup': {
        const { key, work, draftSavedAt } = effect;
        const savedAt = effect.savedAt ?? new Date(clock.now()).toISOString();
        const isKept = backups.write(key, formatBackup(work, savedAt, draftSavedAt));
        return dispatch({ type: 'backup-written', key, isKept });
      }
      case 'remove-backups':
        return backups.remove(effect.keys);
      case 'report-save':
        saves.get(effect.press)?.(effect.result);
        saves.delete(effect.press);
        return;
      case 'report-flush':
        flushes.get(effect.press)?.(effect.isKept);
        flushes.delete(effect.press);
        return;
    }
  }

  function sendDraft({ websiteId, version, page }: Extract<SyncEffect, { type: 'send-draft' }>) {
    draftCall = new AbortController();
    const { signal } = draftCall;
    const report = (event: SyncEvent) => signal.aborted || dispatch(event);
    calls.saveDraft(websiteId, { ...toStoredPage(page), baseVersion: version }, signal).then(
      ({ savedAt }) => report({ type: 'draft-kept', savedAt }),
      (error: unknown) => report({ type: 'draft-failed', failure: toDraftFailure(error) }),
    );
  }

  async function sendSave({ sent, isPublished, requestId }: Extract<SyncEffect, { type: 'send-save' }>) {
    const { websiteId, version, title, slug, page } = sent;
    const toErrors = (fields: readonly { path: string; message: string }[]) =>
      toEditorErrors(
        fields,
        page.sections.map(({ id }) => id),
      );
    try {
      const problems = listRefusedFields(sent).map((problem) => ({
        ...problem,
        message: translate(problem),
      }));
      if (problems.length > 0) {
        const isIncomplete = title.trim() === '' || slug === '';
        return dispatch({ type: 'save-invalid', errors: toErrors(problems), isIncomplete });
      }
      const input = { title, slug, ...toStoredPage(page), isPublished };
      const answer = await (websiteId === null
        ? calls.create({ ...input, ...(requestId && { requestId }) })
        : calls.save(websiteId, { ...input, version }));
      if (typeof answer?.id !== 'number') throw new TypeError('A save was answered without a website');
      dispatch({ type: 'save-answered', website: answer });
    } catch (error) {
      if (error instanceof ApiError) {
        const fields = Object.entries(error.fields).map(([path, message]) => ({ path, message }));
        return dispatch({ type: 'save-failed', error, errors: toErrors(fields) });
      }
      breakSave(error);
    }
  }

  function breakSave(error: unknown) {
    console.error(error);
    dispatch({ type: 'save-broke' });
  }

  const store: EditorStore = {
    getState: () => machine.getState().editor,
    dispatch: (action) => dispatch({ type: 'edited', action }),
    subscribe: machine.subscribe,
  };
  return {
    store,
    getState: machine.getState,
    subscribe: machine.subscribe,
    open() {
      dispatch({ type: 'opened' });
      const stops = [
        events.whenOnline(() => dispatch({ type: 'online' })),
        events.whenHidden(() => dispatch({ type: 'hidden' })),
        events.whenShown(() => dispatch({ type: 'shown' })),
        events.whenCopiesChange((change) => dispatch({ type: 'backups-changed', change })),
      ];
      return () => {
        for (const stop of stops) stop();
        dispatch({ type: 'closed' });
      };
    },
    save: (wanted) =>
      new Promise((resolve) => {
        lastPress += 1;
        saves.set(lastPress, resolve);
        dispatch({ type: 'save-asked', press: lastPress, wanted, requestId: createRequestId() });
      }),
    flushDraft: () =>
      new Promise((resolve) => {
        lastPress += 1;
        flushes.set(lastPress, resolve);
        dispatch({ type: 'flush-asked', press: lastPress });
      }),
    keepHere() {
      dispatch({ type: 'hidden' });
      const { editor, backup } = machine.getState();
      return !isDirty(editor) || (backup.key !== null && backup.isKept);
    },
    async findConflict() {
      const { websiteId } = store.getState();
      if (websiteId === null) return null;
      const current = await calls.get(websiteId);
      if (!isNoConflict(store.getState(), current)) return current;
      store.dispatch(toRebase(current));
      return null;
    },
    restore: () => dispatch({ type: 'recovery-restored' }),
    async discard() {
      const { editor, recovery } = machine.getState();
      if (recovery.pending[0]?.isDraft && editor.websiteId !== null)
        await calls.deleteDraft(editor.websiteId);
      // The work may have been protected meanwhile, so only now it is decided which copies are removed.
      dispatch({ type: 'recovery-discarded' });
    },
  };
}

function toDraftFailure(error: unknown): DraftFailure {
  const { status, code } = error instanceof ApiError ? error : {};
  if (status === 0) return 'offline';
  if (code === 'OTHER_OWNER') return 'other-owner';
  if (status === 401) return 'signed-out';
  if (status === 404) return 'gone';
  if (code === 'STALE_VERSION') return 'conflicted';
  if (code === 'SUBSCRIPTION_EXPIRED') return 'plan-ended';
  return status === 400 || status === 413 ? 'refused' : 'server-failed';
}

/** It settles with the saves that this window has sent. */
let pendingSaves: Promise<unknown> = Promise.resolve();

export const websiteCalls: WebsiteCalls = {
  get: (id) => call(api.getWebsite, { params: { id } }),
  create: (body) => call(api.createWebsite, { body }),
  save(id, body) {
    const answer = call(api.saveWebsite, { params: { id }, body });
    pendingSaves = Promise.allSettled([pendingSaves, answer]);
    return answer;
  },
  saveDraft: (id, body, signal) => call(api.saveDraft, { params: { id }, body }, { signal }),
  deleteDraft: (id) => call(api.discardDraft, { params: { id } }),
};

/**
 * Reads a website for an editor that opens. An editor that was left may still be saving: its save is waited for,
 * because it is no conflict.
 */
export async function openWebsite(id: number): Promise<Website> {
  await pendingSaves;
  return websiteCalls.get(id);
}
