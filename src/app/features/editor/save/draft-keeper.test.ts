import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateWith } from '../state/editor-fixtures';
import { newWebsiteState } from '../state/editor-state';
import { createEditorStore } from '../state/editor-store';
import { createDraftKeeper } from './draft-keeper';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SAVED_AT = '2026-11-21T09:41:00.000Z';

function setUp(state = stateWith(['a'])) {
  const store = createEditorStore(state, () => 0);
  const keepDraft = vi.fn<(id: number, input: { description: string }) => Promise<{ savedAt: string }>>(
    async () => ({ savedAt: SAVED_AT }),
  );
  const keeper = createDraftKeeper({ store, keepDraft });
  const stop = keeper.start();
  const type = (description: string) => store.dispatch({ type: 'set-description', description });
  const sent = () => keepDraft.mock.calls.map(([, input]) => input.description);
  return { store, keepDraft, keeper, stop, type, sent };
}

/** Lets a call be answered when the test says so. */
function answerLater(keepDraft: ReturnType<typeof setUp>['keepDraft']) {
  let answer: (value: { savedAt: string }) => void = () => {};
  keepDraft.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return () => answer({ savedAt: SAVED_AT });
}

test('1.5 s after the last change the page is sent once, with the version it grew from', async () => {
  const { keepDraft, keeper, type } = setUp();
  type('a');
  await vi.advanceTimersByTimeAsync(1499);
  type('ab');
  await vi.advanceTimersByTimeAsync(1499);
  expect(keepDraft).not.toHaveBeenCalled();
  expect(keeper.getStatus()).toEqual({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(1);
  expect(keepDraft).toHaveBeenCalledExactlyOnceWith(
    7,
    expect.objectContaining({ description: 'ab', logoUrl: null, baseVersion: 3 }),
  );
  expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
});

test('nothing is sent while nothing changes, nor when a change was taken back', async () => {
  const { store, keepDraft, keeper, type } = setUp();
  store.dispatch({ type: 'toggle-section', id: 'a' });
  type('a');
  type('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepDraft).not.toHaveBeenCalled();
  expect(keeper.getStatus()).toEqual({ kind: 'idle' });
});

test('one call at a time; what was typed meanwhile follows', async () => {
  const { keepDraft, keeper, type, sent } = setUp();
  const answer = answerLater(keepDraft);
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  expect(keeper.getStatus()).toEqual({ kind: 'saving' });
  type('two');
  await vi.advanceTimersByTimeAsync(5000);
  type('three');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual(['one']);
  answer();
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual(['one', 'three']);
});

test('a failure is shown and tried again', async () => {
  const { keepDraft, keeper, type, sent } = setUp();
  keepDraft.mockRejectedValueOnce(new Error('offline'));
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  expect(keeper.getStatus()).toEqual({ kind: 'failed' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toEqual(['a', 'a']);
  expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
});

test('a pause waits for the running call, and what is unsaved afterwards is sent', async () => {
  const { keepDraft, keeper, type, sent } = setUp();
  const answer = answerLater(keepDraft);
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  type('two');
  let isQuiet = false;
  const paused = keeper.pause().then(() => {
    isQuiet = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isQuiet).toBe(false);
  answer();
  await paused;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual(['one']);
  keeper.resume();
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual(['one', 'two']);
});

test('after a save there is nothing to keep', async () => {
  const { store, keepDraft, keeper, type } = setUp();
  type('a');
  await keeper.pause();
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'saved', websiteId: 7, version: 4, title, slug, page });
  keeper.resume();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepDraft).not.toHaveBeenCalled();
  expect(keeper.getStatus()).toEqual({ kind: 'idle' });
});

test('a website that is not created yet has no draft', async () => {
  const { keepDraft, type } = setUp(newWebsiteState);
  type('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepDraft).not.toHaveBeenCalled();
});

test('stopping sends what still waits at once, and nothing after that', async () => {
  const { stop, type, sent } = setUp();
  type('a');
  stop();
  expect(sent()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(0);
  type('ab');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['a']);
});

test('stopping during a call sends what was typed meanwhile after it', async () => {
  const { keepDraft, stop, type, sent } = setUp();
  const answer = answerLater(keepDraft);
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  type('two');
  stop();
  expect(sent()).toEqual(['one']);
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['one', 'two']);
});

test('stopping sends nothing when nothing has changed, and tries a failed call no second time', async () => {
  const { keepDraft, stop, type, sent } = setUp();
  const stopUnchanged = setUp();
  stopUnchanged.stop();
  expect(stopUnchanged.keepDraft).not.toHaveBeenCalled();
  keepDraft.mockRejectedValueOnce(new Error('offline'));
  type('a');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['a']);
});
