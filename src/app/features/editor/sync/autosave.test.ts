import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { websiteOf } from '../state/editor-fixtures';
import { createFailure, deferNext, SAVED_AT, stale, startTestSync, unreachable } from './start-test-sync';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('1.5 s after the last change the page is sent once, with the version it grew from', async () => {
  const { sync, calls, type, status } = startTestSync();
  type('a');
  await vi.advanceTimersByTimeAsync(1499);
  type('ab');
  await vi.advanceTimersByTimeAsync(1499);
  expect(calls.saveDraft).not.toHaveBeenCalled();
  expect(status()).toBe('dirty');
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.saveDraft).toHaveBeenCalledExactlyOnceWith(
    7,
    expect.objectContaining({ description: 'ab', logoUrl: null, baseVersion: 3 }),
    expect.any(AbortSignal),
  );
  expect(sync.getState()).toMatchObject({ status: 'drafted', draftSavedAt: SAVED_AT });
});

test('nothing is sent while nothing changes, nor when a change was taken back', async () => {
  const { store, calls, type, status } = startTestSync();
  store.dispatch({ type: 'toggle-section', id: 'a' });
  type('a');
  type('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.saveDraft).not.toHaveBeenCalled();
  expect(status()).toBe('clean');
});

test('a change that is taken back after its draft ends the draft, and no draft is told', async () => {
  const { store, type, drafts, status } = startTestSync();
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  expect(status()).toBe('drafted');
  store.dispatch({ type: 'undo' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts()).toEqual(['a', '']);
  expect(status()).toBe('clean');
});

test('one call at a time; what was typed meanwhile follows', async () => {
  const { calls, type, drafts, status } = startTestSync();
  const held = deferNext(calls.saveDraft);
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  expect(status()).toBe('drafting');
  type('two');
  await vi.advanceTimersByTimeAsync(5000);
  type('three');
  await vi.advanceTimersByTimeAsync(5000);
  expect(drafts()).toEqual(['one']);
  held.answer({ savedAt: SAVED_AT });
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts()).toEqual(['one', 'three']);
});

test.each([
  ['offline', unreachable],
  ['signed-out', createFailure(401, 'UNAUTHORIZED')],
  ['other-owner', createFailure(401, 'OTHER_OWNER')],
  ['server-failed', createFailure(500, 'INTERNAL')],
])('a failure is shown until a second try has succeeded: %s', async (why, error) => {
  const { sync, calls, type, drafts, status } = startTestSync();
  calls.saveDraft.mockRejectedValueOnce(error);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sync.getState()).toMatchObject({ status: why, draftSavedAt: null });
  const held = deferNext(calls.saveDraft);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(drafts()).toEqual(['a', 'a']);
  expect(status()).toBe(why);
  held.answer({ savedAt: SAVED_AT });
  await vi.advanceTimersByTimeAsync(0);
  expect(sync.getState()).toMatchObject({ status: 'drafted', draftSavedAt: SAVED_AT });
});

test('what waits is sent as soon as the network is back, and nothing when nothing waits', async () => {
  const { calls, type, drafts, emit } = startTestSync();
  emit('online');
  calls.saveDraft.mockRejectedValueOnce(unreachable);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  emit('online');
  expect(drafts()).toEqual(['a', 'a']);
  await vi.advanceTimersByTimeAsync(0);
  emit('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['a', 'a']);
});

test.each([createFailure(400, 'VALIDATION'), createFailure(413, 'TOO_LARGE')])(
  'a page that the server does not accept is sent again only when it has changed: %s',
  async (error) => {
    const { calls, type, drafts, status, emit } = startTestSync();
    calls.saveDraft.mockRejectedValueOnce(error);
    type('too long');
    await vi.advanceTimersByTimeAsync(60_000);
    emit('online');
    expect(drafts()).toEqual(['too long']);
    expect(status()).toBe('refused');
    type('short');
    await vi.advanceTimersByTimeAsync(1500);
    expect(drafts()).toEqual(['too long', 'short']);
    expect(status()).toBe('drafted');
  },
);

test('a draft of a website that was deleted is not tried again and again', async () => {
  const { calls, type, drafts, status } = startTestSync();
  calls.saveDraft.mockRejectedValue(createFailure(404, 'NOT_FOUND'));
  type('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['a']);
  expect(status()).toBe('gone');
});

test('a draft after the end of the plan is sent once, and again when its owner comes back from the plans', async () => {
  const { calls, type, drafts, status, kept, emit } = startTestSync();
  calls.saveDraft.mockRejectedValueOnce(createFailure(403, 'SUBSCRIPTION_EXPIRED'));
  type('a');
  await vi.advanceTimersByTimeAsync(60_000);
  type('ab');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['a']);
  expect(status()).toBe('plan-ended');
  expect(kept()).toMatchObject([{ page: { description: 'ab' } }]);
  emit('shown');
  await vi.advanceTimersByTimeAsync(0);
  expect(drafts()).toEqual(['a', 'ab']);
  expect(status()).toBe('drafted');
});

test('that a website was deleted is shown until its work is kept as a new one', async () => {
  const { sync, store, calls, type, status } = startTestSync();
  const heard = vi.fn();
  sync.subscribe(heard);
  calls.save.mockRejectedValueOnce(createFailure(404, 'NOT_FOUND'));
  await sync.save();
  type('a');
  type('');
  expect(status()).toBe('gone');
  heard.mockClear();
  store.dispatch({ type: 'keep-as-new' });
  expect(status()).toBe('uncreated');
  expect(heard).toHaveBeenCalled();
  type('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.saveDraft).not.toHaveBeenCalled();
});

test('a stale draft is not sent again before the work grows from the newer save', async () => {
  const { store, calls, type, drafts, status } = startTestSync();
  calls.saveDraft.mockRejectedValueOnce(stale);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  type('ab');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['a']);
  expect(status()).toBe('conflicted');
  type('');
  expect(status()).toBe('clean');
  type('ab');
  expect(status()).toBe('conflicted');
  const savedPage = { ...store.getState().page, description: 'theirs' };
  store.dispatch({ type: 'rebase', version: 4, isPublished: false, savedPage });
  await vi.advanceTimersByTimeAsync(1500);
  expect(calls.saveDraft).toHaveBeenLastCalledWith(
    7,
    expect.objectContaining({ description: 'ab', baseVersion: 4 }),
    expect.any(AbortSignal),
  );
  expect(status()).toBe('drafted');
});

test('the drafts of another website are sent, whatever version was refused before', async () => {
  const { store, calls, type, drafts } = startTestSync();
  calls.saveDraft.mockRejectedValueOnce(stale);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  store.dispatch({ type: 'keep-as-new' });
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'saved', websiteId: 8, version: 3, title, slug, page });
  type('b');
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts()).toEqual(['a', 'b']);
});

test('a save ends a failure, and leaves nothing to keep', async () => {
  const { sync, calls, type, drafts, status } = startTestSync();
  calls.saveDraft.mockRejectedValue(unreachable);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  await sync.save();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['a']);
  expect(status()).toBe('clean');
});

test('a save waits for the running draft, and what is unsaved afterwards is sent', async () => {
  const { sync, calls, type, drafts } = startTestSync();
  const draft = deferNext(calls.saveDraft);
  const save = deferNext(calls.save);
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  const saved = sync.save();
  await vi.advanceTimersByTimeAsync(999);
  expect(calls.save).not.toHaveBeenCalled();
  draft.answer({ savedAt: SAVED_AT });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.save).toHaveBeenCalledOnce();
  type('two');
  await vi.advanceTimersByTimeAsync(5000);
  expect(drafts()).toEqual(['one']);
  save.answer(websiteOf({ version: 4 }));
  await saved;
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts()).toEqual(['one', 'two']);
});

test('a draft that hangs holds up no save: it is aborted, shows no failure, and follows', async () => {
  const { sync, calls, type, drafts, status } = startTestSync();
  calls.saveDraft.mockImplementationOnce(
    (_id, _input, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  calls.save.mockRejectedValueOnce(createFailure(500, 'INTERNAL'));
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  const saved = sync.save();
  await vi.advanceTimersByTimeAsync(1000);
  await saved;
  expect(status()).toBe('dirty');
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts()).toEqual(['one', 'one']);
  expect(status()).toBe('drafted');
});

test('a draft that another tab has ended is sent again', async () => {
  const { backups, type, drafts, status, changeCopies } = startTestSync();
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  changeCopies({ removed: backups.list(5, '7')[0]?.key });
  expect(status()).toBe('dirty');
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts()).toEqual(['one', 'one']);
  expect(status()).toBe('drafted');
});

test('a website that is not created yet has no draft', async () => {
  const { calls, type, status } = startTestSync({ website: null });
  type('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.saveDraft).not.toHaveBeenCalled();
  expect(status()).toBe('uncreated');
});

test('closing sends what still waits at once, and nothing after that', async () => {
  const { stop, type, drafts } = startTestSync();
  type('a');
  stop();
  expect(drafts()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(0);
  type('ab');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['a']);
});

test('closing during a call sends what was typed meanwhile after it', async () => {
  const { calls, stop, type, drafts } = startTestSync();
  const held = deferNext(calls.saveDraft);
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  type('two');
  stop();
  expect(drafts()).toEqual(['one']);
  held.answer({ savedAt: SAVED_AT });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['one', 'two']);
});

test('closing sends nothing when nothing has changed or another save is in the way, and repeats no failed call', async () => {
  const unchanged = startTestSync();
  unchanged.stop();
  expect(unchanged.calls.saveDraft).not.toHaveBeenCalled();
  const conflicted = startTestSync();
  conflicted.calls.saveDraft.mockRejectedValueOnce(stale);
  conflicted.type('a');
  await vi.advanceTimersByTimeAsync(1500);
  conflicted.stop();
  expect(conflicted.drafts()).toEqual(['a']);
  const { calls, stop, type, drafts } = startTestSync();
  calls.saveDraft.mockRejectedValueOnce(new Error('offline'));
  type('a');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual(['a']);
});

test('what is unsaved is sent at once when the owner wants to see it, and what was typed meanwhile after it', async () => {
  const { sync, calls, type, drafts } = startTestSync();
  expect(await sync.flushDraft()).toBe(true);
  expect(calls.saveDraft).not.toHaveBeenCalled();
  type('a');
  const held = deferNext(calls.saveDraft);
  const kept = sync.flushDraft();
  type('ab');
  held.answer({ savedAt: SAVED_AT });
  expect(await kept).toBe(true);
  expect(drafts()).toEqual(['a', 'ab']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.saveDraft).toHaveBeenCalledTimes(2);
});

test('a call that fails while the owner waits for the draft is tried once more, unless it was made for that', async () => {
  const { sync, calls, type, drafts } = startTestSync();
  const held = deferNext(calls.saveDraft);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  const kept = sync.flushDraft();
  held.reject(unreachable);
  expect(await kept).toBe(true);
  expect(drafts()).toEqual(['a', 'a']);
  type('ab');
  calls.saveDraft.mockRejectedValueOnce(unreachable);
  expect(await sync.flushDraft()).toBe(false);
});

test('there is no draft to wait for of a website that is new, gone or being saved', async () => {
  expect(await startTestSync({ website: null }).sync.flushDraft()).toBe(false);
  const { sync, calls } = startTestSync();
  const held = deferNext(calls.save);
  const saved = sync.save();
  expect(await sync.flushDraft()).toBe(false);
  held.reject(createFailure(404, 'NOT_FOUND'));
  await saved;
  expect(await sync.flushDraft()).toBe(false);
});
