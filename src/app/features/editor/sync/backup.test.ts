import { createTestStorage } from '@tests/support/test-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { websiteOf } from '../state/editor-fixtures';
import { deferNext, startTestSync } from './start-test-sync';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:41:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const isKept = ({ sync }: ReturnType<typeof startTestSync>) => sync.getState().backup.isKept;

test('unsaved work is written soon, with all that a return needs', () => {
  const opened = startTestSync();
  const { type, kept } = opened;
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
      draftSavedAt: null,
    }),
  ]);
  expect(isKept(opened)).toBe(true);
});

test('a copy names the draft that it goes on from', async () => {
  const { sync, type, kept } = startTestSync();
  type('one');
  await sync.flushDraft();
  type('two');
  vi.advanceTimersByTime(500);
  expect(kept()).toMatchObject([{ draftSavedAt: '2026-11-21T09:41:00.000Z' }]);
});

test('a page that goes away is written at once, and so is one whose editor closes', () => {
  const { type, kept, emit, stop } = startTestSync();
  type('one');
  emit('hidden');
  expect(kept()).toMatchObject([{ page: { description: 'one' } }]);
  type('two');
  stop();
  expect(kept()).toMatchObject([{ page: { description: 'two' } }]);
  type('three');
  vi.advanceTimersByTime(60_000);
  expect(kept()).toMatchObject([{ page: { description: 'two' } }]);
});

test('a save and a change that is taken back leave no copy', async () => {
  const { sync, store, type, kept } = startTestSync();
  type('one');
  vi.advanceTimersByTime(500);
  store.dispatch({ type: 'undo' });
  expect(kept()).toEqual([]);
  type('two');
  vi.advanceTimersByTime(500);
  expect(kept()).toHaveLength(1);
  await sync.save();
  expect(kept()).toEqual([]);
});

test('a save that ends after its editor has closed leaves what was typed meanwhile as work on it', async () => {
  const { sync, calls, stop, type, kept } = startTestSync();
  const held = deferNext(calls.save);
  type('sent');
  const saved = sync.save();
  type('sent and more');
  stop();
  held.answer(websiteOf({ version: 4 }));
  await saved;
  expect(kept()).toMatchObject([{ baseVersion: 4, page: { description: 'sent and more' } }]);
});

test('two editors of a website keep two copies', () => {
  const storage = createTestStorage();
  const [first, second] = [startTestSync({ storage }), startTestSync({ storage })];
  first.type('of the first');
  second.type('of the second');
  vi.advanceTimersByTime(500);
  expect(first.kept()).toHaveLength(2);
});

test('a website that is not created yet has a copy, which its first save ends', () => {
  const { store, kept } = startTestSync({ website: null });
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

test('work that is kept as a new website lies where new ones do, and nowhere else', () => {
  const { store, type, kept } = startTestSync();
  type('one');
  vi.advanceTimersByTime(500);
  store.dispatch({ type: 'keep-as-new' });
  vi.advanceTimersByTime(500);
  expect(kept()).toEqual([]);
  expect(kept('new')).toMatchObject([{ title: 'Bakery', baseVersion: 0, page: { description: 'one' } }]);
});

test('work that goes on is kept again when another tab has discarded or restored it', () => {
  const opened = startTestSync();
  const { type, kept, backups, changeCopies } = opened;
  type('one');
  vi.advanceTimersByTime(500);
  const [removed = ''] = backups.list(5, '7').map(({ key }) => key);
  backups.remove([removed]);
  changeCopies({ removed: 'unsaved/5/7/of-another-editor' });
  expect(kept()).toEqual([]);
  changeCopies({ removed });
  expect(kept()).toMatchObject([{ page: { description: 'one' } }]);
  expect(isKept(opened)).toBe(true);
});

test('after a logout in another tab nothing is kept, nor said to be, until the owner is back', async () => {
  const opened = startTestSync();
  const { calls, type, kept, backups, emit, changeCopies } = opened;
  type('one');
  vi.advanceTimersByTime(500);
  changeCopies({ forgotten: 6 });
  expect(isKept(opened)).toBe(true);
  backups.forget(5);
  changeCopies({ forgotten: 5 });
  expect(isKept(opened)).toBe(false);
  calls.saveDraft.mockRejectedValueOnce(new Error('signed out'));
  type('one two');
  emit('hidden');
  expect(kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(kept()).toEqual([]);
  // The draft is accepted, because the owner has signed in again.
  await vi.advanceTimersByTimeAsync(10_000);
  type('one two three');
  vi.advanceTimersByTime(500);
  expect(kept()).toMatchObject([{ page: { description: 'one two three' } }]);
  expect(isKept(opened)).toBe(true);
});

test('a browser without room does not keep it, and says so until there is room', () => {
  const opened = startTestSync({ storage: createTestStorage(400) });
  opened.type('x'.repeat(500));
  vi.advanceTimersByTime(500);
  expect(isKept(opened)).toBe(false);
  opened.type('short');
  vi.advanceTimersByTime(500);
  expect(isKept(opened)).toBe(true);
});

test('a page that is about to be left keeps its work first, and knows whether the browser has it', () => {
  const { sync, type, kept } = startTestSync({ storage: createTestStorage(400) });
  expect(sync.keepHere()).toBe(true);
  type('short');
  expect(sync.keepHere()).toBe(true);
  expect(kept()).toMatchObject([{ page: { description: 'short' } }]);
  type('x'.repeat(500));
  expect(sync.keepHere()).toBe(false);
});
