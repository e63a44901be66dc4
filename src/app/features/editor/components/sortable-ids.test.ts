import { expect, test, vi } from 'vitest';

import { createStoredWebsite, startTestSync } from '../sync/start-test-sync';
import { createSortableIds } from './sortable-ids';

function setUp() {
  const store = startTestSync({ website: createStoredWebsite(['a', 'b', 'c']) }).store;
  const waiting = new Set<() => void>();
  const sortable = createSortableIds(store, (callback) => {
    waiting.add(callback);
    return () => waiting.delete(callback);
  });
  const listener = vi.fn();
  const unsubscribe = sortable.subscribe(listener);
  const paint = () => {
    const due = [...waiting];
    waiting.clear();
    for (const callback of due) callback();
  };
  return { store, sortable, listener, unsubscribe, paint, waiting };
}

test('a row that is removed goes after the frame in which it went', () => {
  const { store, sortable, listener, paint } = setUp();
  store.dispatch({ type: 'remove-sections', ids: ['b'] });
  expect(sortable.getIds()).toEqual(['a', 'b', 'c']);
  paint();
  expect(sortable.getIds()).toEqual(['a', 'c']);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what follows before the frame is told with it, or not at all', () => {
  const { store, sortable, listener, paint } = setUp();
  store.dispatch({ type: 'remove-sections', ids: ['b'] });
  store.dispatch({ type: 'remove-sections', ids: ['a'] });
  paint();
  expect(sortable.getIds()).toEqual(['c']);
  expect(listener).toHaveBeenCalledTimes(1);
  const before = sortable.getIds();
  store.dispatch({ type: 'remove-sections', ids: ['c'] });
  store.dispatch({ type: 'undo' });
  paint();
  expect(sortable.getIds()).toBe(before);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('another order is known at once', () => {
  const { store, sortable, listener } = setUp();
  store.dispatch({ type: 'move-section', from: 0, to: 2 });
  expect(sortable.getIds()).toEqual(['b', 'c', 'a']);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('other changes are none', () => {
  const { store, sortable, listener, paint } = setUp();
  const before = sortable.getIds();
  store.dispatch({ type: 'set-section-title', id: 'a', title: 'Bread' });
  paint();
  expect(sortable.getIds()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test('after the end nothing is told and nothing waits', () => {
  const { store, listener, unsubscribe, paint, waiting } = setUp();
  store.dispatch({ type: 'remove-sections', ids: ['b'] });
  store.dispatch({ type: 'undo' });
  store.dispatch({ type: 'remove-sections', ids: ['b'] });
  unsubscribe();
  expect(waiting.size).toBe(0);
  store.dispatch({ type: 'remove-sections', ids: ['a'] });
  paint();
  expect(listener).not.toHaveBeenCalled();
});
