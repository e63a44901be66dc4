import { expect, test, vi } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import type { WebsiteCalls } from '../api/website-calls';
import { stateWith, websiteOf } from '../state/editor-fixtures';
import { toStoredPage } from '../state/editor-page';
import { createEditorStore } from '../state/editor-store';
import { findOtherCopy } from './find-other-copy';
import { createKeepDraft } from './keep-draft';

const stale = new ApiError(409, JSON.stringify({ message: 'Changed elsewhere', code: 'STALE_VERSION' }));

/** A save said 'sent' and got no answer; then 'typed on' was typed. */
function setUp(stored: string) {
  const state = stateWith([]);
  const store = createEditorStore(state, () => 0);
  store.dispatch({
    type: 'lose-save',
    save: { page: { ...state.page, description: 'sent' }, isPublished: false },
  });
  store.dispatch({ type: 'set-description', description: 'typed on' });
  const keepDraft = vi.fn<WebsiteCalls['keepDraft']>(async () => ({ savedAt: '2026-11-21T09:41:00.000Z' }));
  keepDraft.mockRejectedValueOnce(stale);
  const current = websiteOf({ version: 4, description: stored });
  const calls = { keepDraft, read: async () => current };
  const keep = () =>
    createKeepDraft(store, calls)(7, { ...toStoredPage(store.getState().page), baseVersion: 3 });
  return { store, calls, keepDraft, keep, current };
}

test('a draft after an own save that was not answered grows from it', async () => {
  const { store, keepDraft, keep } = setUp('sent');
  await keep();
  expect(keepDraft.mock.calls.map(([, { baseVersion }]) => baseVersion)).toEqual([3, 4]);
  expect(store.getState()).toMatchObject({
    version: 4,
    page: { description: 'typed on' },
    saved: { page: { description: 'sent' } },
  });
});

test('what somebody else has saved stays in the way', async () => {
  const { store, keepDraft, keep } = setUp('theirs');
  await expect(keep()).rejects.toBe(stale);
  expect(keepDraft).toHaveBeenCalledOnce();
  expect(store.getState().version).toBe(3);
});

test('an own save is no other copy to compare with', async () => {
  const { store, calls } = setUp('sent');
  expect(await findOtherCopy(store, calls)).toBeNull();
  expect(store.getState()).toMatchObject({ version: 4, page: { description: 'typed on' } });
  const other = setUp('theirs');
  expect(await findOtherCopy(other.store, other.calls)).toBe(other.current);
  expect(other.store.getState().version).toBe(3);
});
