import { createTestStorage } from '@tests/support/test-storage';
import { expect, test, vi } from 'vitest';
import { createBrowserCopies, readCopiesChange, toBrowserCopyKey } from './browser-copies';

test('a person sees the own copies of a place, and nobody else does', () => {
  const store = createTestStorage();
  const copies = createBrowserCopies(() => store);
  store.setItem('something of another kind', 'x');
  expect(copies.write(toBrowserCopyKey(1, '7', 'a'), 'mine')).toBe(true);
  copies.write(toBrowserCopyKey(1, '7', 'b'), 'of another tab');
  copies.write(toBrowserCopyKey(1, '70', 'a'), 'of another website');
  copies.write(toBrowserCopyKey(11, '7', 'a'), 'of somebody else');
  expect(copies.list(1, '7').map(({ text }) => text)).toEqual(['mine', 'of another tab']);
  copies.remove([toBrowserCopyKey(1, '7', 'a')]);
  expect(copies.list(1, '7').map(({ text }) => text)).toEqual(['of another tab']);
});

test('who leaves is forgotten, nobody else', () => {
  const store = createTestStorage();
  const copies = createBrowserCopies(() => store);
  for (const userId of [1, 11]) copies.write(toBrowserCopyKey(userId, '7', 'a'), `of ${userId}`);
  copies.forget(1);
  expect([copies.list(1, '7').length, copies.list(11, '7').length]).toEqual([0, 1]);
});

test('other tabs can tell a copy that was removed from a person who has left', () => {
  const store = createTestStorage();
  const written = vi.spyOn(store, 'setItem');
  createBrowserCopies(() => store).forget(5);
  const [key = '', newValue = ''] = written.mock.calls[0] ?? [];
  expect(store.length).toBe(0);
  expect(readCopiesChange({ key, newValue })).toEqual({ forgotten: 5 });
  expect(readCopiesChange({ key, newValue: null })).toBeNull();
  const copy = toBrowserCopyKey(5, '7', 'a');
  expect(readCopiesChange({ key: copy, newValue: null })).toEqual({ removed: copy });
  expect(readCopiesChange({ key: copy, newValue: 'text' })).toBeNull();
  expect(readCopiesChange({ key: 'of another kind', newValue: null })).toBeNull();
});

test('a full browser says so and keeps what it had', () => {
  const store = createTestStorage(10);
  const copies = createBrowserCopies(() => store);
  const key = toBrowserCopyKey(1, '7', 'a');
  expect(copies.write(key, 'short')).toBe(true);
  expect(copies.write(key, 'much too long for it')).toBe(false);
  expect(copies.list(1, '7')).toEqual([{ key, text: 'short' }]);
});

test('a browser that keeps nothing keeps nothing, and nothing breaks', () => {
  const copies = createBrowserCopies(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(copies.write('key', 'text')).toBe(false);
  expect(copies.list(1, '7')).toEqual([]);
  copies.remove(['key']);
  copies.forget(1);
});
