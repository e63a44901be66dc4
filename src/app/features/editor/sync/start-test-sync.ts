import { createTestStorage } from '@tests/support/test-storage';
import { vi } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import { type CopiesChange, createBrowserCopies } from '@/app/lib/browser-copies';
import type { Website } from '@/contracts/websites';
import { sectionOf, websiteOf } from '../state/editor-fixtures';
import { createEditorSync, type WebsiteCalls } from './editor-sync';
import { parseBackup } from './unsaved-work';

export const SAVED_AT = '2026-11-21T09:41:00.000Z';

/** Creates a failed call as the server answers it. */
export function createFailure(status: number, code: string, body: object = {}): ApiError {
  return new ApiError(status, JSON.stringify({ message: '', code, ...body }));
}

export const unreachable = new ApiError(0, 'Failed to fetch');
export const stale = createFailure(409, 'STALE_VERSION');

/** Creates the stored website of `stateWith(ids)`. */
export function createStoredWebsite(ids: string[] = ['a'], changes: Partial<Website> = {}): Website {
  return websiteOf({ pageData: { sections: ids.map((id, order) => sectionOf(id, order)) }, ...changes });
}

interface Options {
  website?: Website | null;
  storage?: Storage;
}

/** Starts an open editor whose calls, storage and browser events the test controls. */
export function startTestSync({
  website = createStoredWebsite(),
  storage = createTestStorage(),
}: Options = {}) {
  const calls = {
    get: vi.fn<WebsiteCalls['get']>(),
    create: vi.fn<WebsiteCalls['create']>(),
    save: vi.fn<WebsiteCalls['save']>(async (_id, { isPublished }) =>
      websiteOf({ version: 4, isPublished: isPublished ?? false }),
    ),
    saveDraft: vi.fn<WebsiteCalls['saveDraft']>(async () => ({ savedAt: SAVED_AT })),
    deleteDraft: vi.fn<WebsiteCalls['deleteDraft']>(async () => {}),
  };
  const backups = createBrowserCopies(() => storage);
  const browser = new EventTarget();
  let change: (change: CopiesChange) => void = () => {};
  const listen = (name: string) => (listener: () => void) => {
    browser.addEventListener(name, listener);
    return () => browser.removeEventListener(name, listener);
  };
  let lastRequest = 0;
  const sync = createEditorSync({
    website,
    userId: 5,
    calls,
    backups,
    events: {
      whenOnline: listen('online'),
      whenHidden: listen('hidden'),
      whenShown: listen('shown'),
      whenCopiesChange(listener) {
        change = listener;
        return () => {};
      },
    },
    clock: {
      now: Date.now,
      startTimer(callback, delayMs) {
        const timer = setTimeout(callback, delayMs);
        return () => clearTimeout(timer);
      },
    },
    createRequestId() {
      lastRequest += 1;
      return `request-${lastRequest}`;
    },
    translate: ({ message }) => message,
  });
  const { store } = sync;
  const stop = sync.open();
  return {
    sync,
    store,
    calls,
    backups,
    stop,
    type: (description: string) => store.dispatch({ type: 'set-description', description }),
    status: () => sync.getState().status,
    drafts: () => calls.saveDraft.mock.calls.map(([, { description }]) => description),
    kept: (folder = '7') => backups.list(5, folder).map(({ key, text }) => parseBackup(text, key)),
    emit: (name: 'online' | 'hidden' | 'shown') => browser.dispatchEvent(new Event(name)),
    changeCopies: (copies: CopiesChange) => change(copies),
  };
}

/** Delays the answer of the next call until the test gives it. */
export function deferNext<Answer>(call: {
  mockImplementationOnce: (held: () => Promise<Answer>) => unknown;
}) {
  let answer: (value: Answer) => void = () => {};
  let reject: (error: Error) => void = () => {};
  call.mockImplementationOnce(
    () =>
      new Promise((resolve, fail) => {
        answer = resolve;
        reject = fail;
      }),
  );
  return { answer: (value: Answer) => answer(value), reject: (error: Error) => reject(error) };
}
