import { testStorage } from '@tests/support/test-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CopiesChange, createBrowserCopies } from '@/app/lib/browser-copies';
import { stateWith } from '../state/editor-fixtures';
import { emptyEditorPage, newWebsiteState } from '../state/editor-state';
import { createEditorStore } from '../state/editor-store';
import { createCopyKeeper } from './copy-keeper';
import { readCopyText } from './unsaved-work';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:41:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(state = stateWith(['a']), storage = testStorage()) {
  const store = createEditorStore(state, () => 0);
  const copies = createBrowserCopies(() => storage);
  let hide = () => {};
  let change: (change: CopiesChange) => void = () => {};
  let draftSavedAt = '2026-11-21T09:40:00.000Z';
  const onTaken = vi.fn();
  const keeper = createCopyKeeper({
    store,
    copies,
    userId: 5,
    draftSavedAt: () => draftSavedAt,
    whenHidden(listener) {
      hide = listener;
      return () => {
        hide = () => {};
      };
    },
    whenCopiesChange(listener) {
      change = listener;
      return () => {};
    },
    onTaken,
  });
  const stop = keeper.start();
  const type = (description: string) => store.dispatch({ type: 'set-description', description });
  const kept = (place = '7') => copies.list(5, place).map(({ key, text }) => readCopyText(text, key));
  const takeAway = () => {
    const [removed = ''] = copies.list(5, '7').map(({ key }) => key);
    copies.remove([removed]);
    change({ removed });
  };
  const logOut = () => {
    copies.forget(5);
    change({ forgotten: 5 });
  };
  const takeDraft = () => {
    draftSavedAt = '2026-11-21T10:00:00.000Z';
  };
  const events = { hide: () => hide(), takeAway, logOut, takeDraft, change: (c: CopiesChange) => change(c) };
  return { store, keeper, stop, type, kept, onTaken, ...events };
}

test('unsaved work is written soon, with all that a return needs', () => {
  const { type, kept, keeper } = setUp();
  type('one');
  vi.advanceTimersByTime(499);
  type('one two');
  expect(kept()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual([
    expect.objectContaining({
      title: 'Bakery',
      page: expect.objectContaining({ description: 'one two' }),
      baseVersion: 3,
      savedAt: '2026-11-21T09:41:00.500Z',
      draftSavedAt: '2026-11-21T09:40:00.000Z',
    }),
  ]);
  expect(keeper.isKept()).toBe(true);
});

test('a page that goes away is written at once, and so is one whose editor closes', () => {
  const { type, kept, hide, stop } = setUp();
  type('one');
  hide();
  expect(kept()).toMatchObject([{ page: { description: 'one' } }]);
  type('two');
  stop();
  expect(kept()).toMatchObject([{ page: { description: 'two' } }]);
  type('three');
  vi.advanceTimersByTime(60_000);
  expect(kept()).toMatchObject([{ page: { description: 'two' } }]);
});

test('a save and a change that is taken back leave no copy', () => {
  const { store, type, kept } = setUp();
  type('one');
  vi.advanceTimersByTime(500);
  store.dispatch({ type: 'undo' });
  expect(kept()).toEqual([]);
  type('two');
  vi.advanceTimersByTime(500);
  expect(kept()).toHaveLength(1);
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'saved', websiteId: 7, version: 4, title, slug, page });
  expect(kept()).toEqual([]);
});

test('a save that ends after its editor has closed leaves what was typed meanwhile as work on it', () => {
  const { store, keeper, stop, type, kept } = setUp();
  type('sent');
  const { title, slug, page } = store.getState();
  type('sent and more');
  stop();
  store.dispatch({ type: 'saved', websiteId: 7, version: 4, title, slug, page });
  keeper.flush();
  expect(kept()).toMatchObject([{ baseVersion: 4, page: { description: 'sent and more' } }]);
});

test('two editors of a website keep two copies', () => {
  const storage = testStorage();
  const [first, second] = [setUp(stateWith(['a']), storage), setUp(stateWith(['a']), storage)];
  first.type('of the first');
  second.type('of the second');
  vi.advanceTimersByTime(500);
  expect(first.kept()).toHaveLength(2);
});

test('a website that is not created yet has a copy, which its first save ends', () => {
  const { store, kept } = setUp(newWebsiteState);
  store.dispatch({ type: 'set-title', title: 'Bakery' });
  vi.advanceTimersByTime(500);
  expect(kept('new')).toMatchObject([{ title: 'Bakery', baseVersion: 0 }]);
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'set-description', description: 'typed on' });
  store.dispatch({ type: 'saved', websiteId: 7, version: 1, title, slug, page });
  vi.advanceTimersByTime(500);
  expect(kept('new')).toEqual([]);
  expect(kept()).toMatchObject([{ page: { description: 'typed on' }, baseVersion: 1 }]);
});

test('what is kept as a new website lies where new ones do, and nowhere else', () => {
  const { store, type, kept } = setUp();
  type('one');
  vi.advanceTimersByTime(500);
  store.dispatch({ type: 'keep-as-new' });
  vi.advanceTimersByTime(500);
  expect(kept()).toEqual([]);
  expect(kept('new')).toMatchObject([{ title: 'Bakery', baseVersion: 0, page: { description: 'one' } }]);
});

test('work that goes on is kept again when another tab has discarded or restored it', () => {
  const { type, kept, keeper, onTaken, takeAway, change } = setUp();
  type('one');
  vi.advanceTimersByTime(500);
  change({ removed: 'unsaved/5/7/of-another-editor' });
  expect(onTaken).not.toHaveBeenCalled();
  takeAway();
  expect(kept()).toMatchObject([{ page: { description: 'one' } }]);
  expect(keeper.isKept()).toBe(true);
  expect(onTaken).toHaveBeenCalledOnce();
});

test('after a logout in another tab nothing is kept, nor said to be, until the owner is back', () => {
  const { type, kept, keeper, hide, logOut, takeDraft, change } = setUp();
  type('one');
  vi.advanceTimersByTime(500);
  change({ forgotten: 6 });
  expect(keeper.isKept()).toBe(true);
  logOut();
  expect(keeper.isKept()).toBe(false);
  type('one two');
  hide();
  expect(kept()).toEqual([]);
  takeDraft();
  type('one two three');
  vi.advanceTimersByTime(500);
  expect(kept()).toMatchObject([{ page: { description: 'one two three' } }]);
  expect(keeper.isKept()).toBe(true);
});

test('a browser without room is no place to keep it, and says so until there is room', () => {
  const { type, keeper } = setUp(stateWith(['a']), testStorage(400));
  const told = vi.fn();
  keeper.subscribe(told);
  type('x'.repeat(500));
  vi.advanceTimersByTime(500);
  expect(keeper.isKept()).toBe(false);
  type('short');
  vi.advanceTimersByTime(500);
  expect(keeper.isKept()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
});

test('other work is kept beside the own', () => {
  const { keeper, type, kept } = setUp();
  const page = { ...emptyEditorPage, description: 'draft' };
  const savedAt = '2026-11-21T09:30:00.000Z';
  const key = keeper.keepOther({
    title: 'Bakery',
    page,
    baseVersion: 2,
    savedAt,
    copyKeys: [],
    isDraft: true,
  });
  type('own');
  vi.advanceTimersByTime(500);
  expect(kept()).toMatchObject([
    { copyKeys: [key], page: { description: 'draft' }, baseVersion: 2, savedAt, draftSavedAt: null },
    { page: { description: 'own' } },
  ]);
});

test('other work for which the browser has no room is not kept', () => {
  const { keeper, kept } = setUp(stateWith(['a']), testStorage(10));
  const work = {
    title: 'Bakery',
    page: emptyEditorPage,
    baseVersion: 2,
    savedAt: '',
    copyKeys: [],
    isDraft: true,
  };
  expect(keeper.keepOther(work)).toBeNull();
  expect(kept()).toEqual([]);
});
