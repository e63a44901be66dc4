import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
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
  const keepDraft = vi.fn<
    (id: number, input: { description: string }, signal: AbortSignal) => Promise<{ savedAt: string }>
  >(async () => ({ savedAt: SAVED_AT }));
  const network = new EventTarget();
  const whenOnline = (listener: () => void) => {
    network.addEventListener('online', listener);
    return () => network.removeEventListener('online', listener);
  };
  const keeper = createDraftKeeper({ store, keepDraft, whenOnline });
  const stop = keeper.start();
  const type = (description: string) => store.dispatch({ type: 'set-description', description });
  const sent = () => keepDraft.mock.calls.map(([, input]) => input.description);
  const comeOnline = () => network.dispatchEvent(new Event('online'));
  return { store, keepDraft, keeper, stop, type, sent, comeOnline };
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
    expect.any(AbortSignal),
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

test('a change that is taken back after its draft ends the draft, and no draft is told', async () => {
  const { store, keeper, type, sent } = setUp();
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
  store.dispatch({ type: 'undo' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual(['a', '']);
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

const failure = (status: number, code: string) => new ApiError(status, JSON.stringify({ message: '', code }));

test.each([
  ['offline', new ApiError(0, 'Failed to fetch')],
  ['signed-out', failure(401, 'UNAUTHORIZED')],
  ['other-owner', failure(401, 'OTHER_OWNER')],
  ['server', failure(500, 'INTERNAL')],
])('a failure is shown until a second try has succeeded: %s', async (why, error) => {
  const { keepDraft, keeper, type, sent } = setUp();
  keepDraft.mockRejectedValueOnce(error);
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  expect(keeper.getStatus()).toEqual({ kind: 'failed', why });
  expect(keeper.getSavedAt()).toBeNull();
  const answer = answerLater(keepDraft);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toEqual(['a', 'a']);
  expect(keeper.getStatus()).toEqual({ kind: 'failed', why });
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
  expect(keeper.getSavedAt()).toBe(SAVED_AT);
});

test('what waits is sent as soon as the network is back, and nothing when nothing waits', async () => {
  const { keepDraft, type, sent, comeOnline } = setUp();
  comeOnline();
  keepDraft.mockRejectedValueOnce(new ApiError(0, 'Failed to fetch'));
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  comeOnline();
  expect(sent()).toEqual(['a', 'a']);
  await vi.advanceTimersByTimeAsync(0);
  comeOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['a', 'a']);
});

test.each([failure(400, 'VALIDATION'), failure(413, 'TOO_LARGE')])(
  'what the server does not take as it is is sent again only when it has changed: %s',
  async (error) => {
    const { keepDraft, keeper, type, sent, comeOnline } = setUp();
    keepDraft.mockRejectedValueOnce(error);
    type('too long');
    await vi.advanceTimersByTimeAsync(60_000);
    comeOnline();
    expect(sent()).toEqual(['too long']);
    expect(keeper.getStatus()).toEqual({ kind: 'failed', why: 'refused' });
    type('short');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent()).toEqual(['too long', 'short']);
    expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
  },
);

test('a draft of a website that was deleted is not tried again and again', async () => {
  const { keepDraft, keeper, type, sent } = setUp();
  keepDraft.mockRejectedValue(failure(404, 'NOT_FOUND'));
  type('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['a']);
  expect(keeper.getStatus()).toEqual({ kind: 'failed', why: 'gone' });
});

test('that a website was deleted is shown until its work is kept as a new one', async () => {
  const { store, keepDraft, keeper, type } = setUp();
  const heard = vi.fn();
  keeper.subscribe(heard);
  await keeper.pause();
  keeper.lose();
  keeper.resume();
  type('a');
  type('');
  expect(keeper.getStatus()).toEqual({ kind: 'failed', why: 'gone' });
  heard.mockClear();
  store.dispatch({ type: 'keep-as-new' });
  expect(keeper.getStatus()).toEqual({ kind: 'idle' });
  expect(heard).toHaveBeenCalled();
  type('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepDraft).not.toHaveBeenCalled();
});

test('a stale draft is not sent again before the work grows from the newer save', async () => {
  const { store, keepDraft, keeper, type, sent } = setUp();
  keepDraft.mockRejectedValueOnce(failure(409, 'STALE_VERSION'));
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  type('ab');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['a']);
  expect(keeper.getStatus()).toEqual({ kind: 'failed', why: 'stale' });
  const savedPage = { ...store.getState().page, description: 'theirs' };
  store.dispatch({ type: 'rebase', version: 4, isPublished: false, savedPage });
  await vi.advanceTimersByTimeAsync(1500);
  expect(keepDraft).toHaveBeenLastCalledWith(
    7,
    expect.objectContaining({ description: 'ab', baseVersion: 4 }),
    expect.any(AbortSignal),
  );
  expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
});

test('the drafts of another website are sent, whatever version was refused before', async () => {
  const { store, keepDraft, type, sent } = setUp();
  keepDraft.mockRejectedValueOnce(failure(409, 'STALE_VERSION'));
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  store.dispatch({ type: 'keep-as-new' });
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'saved', websiteId: 8, version: 3, title, slug, page });
  type('b');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual(['a', 'b']);
});

test('a save ends a failure', async () => {
  const { store, keepDraft, keeper, type } = setUp();
  keepDraft.mockRejectedValue(new ApiError(0, 'Failed to fetch'));
  type('a');
  await vi.advanceTimersByTimeAsync(1500);
  await keeper.pause();
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'saved', websiteId: 7, version: 4, title, slug, page });
  keeper.resume();
  expect(keeper.getStatus()).toEqual({ kind: 'idle' });
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
  await vi.advanceTimersByTimeAsync(999);
  expect(isQuiet).toBe(false);
  answer();
  await paused;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual(['one']);
  keeper.resume();
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual(['one', 'two']);
});

test('a draft that hangs holds up no save: it is broken off, shows no failure, and follows', async () => {
  const { keepDraft, keeper, type, sent } = setUp();
  keepDraft.mockImplementationOnce(
    (_id, _input, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  const paused = keeper.pause();
  await vi.advanceTimersByTimeAsync(1000);
  await paused;
  expect(keeper.getStatus().kind).not.toBe('failed');
  keeper.resume();
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual(['one', 'one']);
  expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
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

test('a draft that another tab has ended is sent again', async () => {
  const { keeper, type, sent } = setUp();
  type('one');
  await vi.advanceTimersByTimeAsync(1500);
  keeper.renew();
  expect(keeper.getStatus()).toEqual({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual(['one', 'one']);
  expect(keeper.getStatus()).toEqual({ kind: 'kept', savedAt: SAVED_AT });
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

test('what is unsaved is sent at once when the owner wants to see it, and what was typed meanwhile after it', async () => {
  const { keepDraft, keeper, type, sent } = setUp();
  expect(await keeper.keepNow()).toBe(true);
  expect(keepDraft).not.toHaveBeenCalled();
  type('a');
  const answer = answerLater(keepDraft);
  const kept = keeper.keepNow();
  await vi.advanceTimersByTimeAsync(0);
  type('ab');
  answer();
  expect(await kept).toBe(true);
  expect(sent()).toEqual(['a', 'ab']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepDraft).toHaveBeenCalledTimes(2);
});

test('a draft that the server does not take is told, as is one of a website that is new or being saved', async () => {
  const { keepDraft, keeper, type } = setUp();
  type('a');
  keepDraft.mockRejectedValueOnce(new ApiError(0, ''));
  expect(await keeper.keepNow()).toBe(false);
  await keeper.pause();
  expect(await keeper.keepNow()).toBe(false);
  expect(await setUp(newWebsiteState).keeper.keepNow()).toBe(false);
});
