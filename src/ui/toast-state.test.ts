import { expect, test } from 'vitest';
import { toastReducer } from './toast-state';

const saved = toastReducer(null, { type: 'show', id: 1, message: { title: 'Saved' } });

test('a new notice takes the place of the last', () => {
  const next = toastReducer(saved, { type: 'show', id: 2, message: { title: 'Error', tone: 'bad' } });
  expect(next).toEqual({ id: 2, title: 'Error', tone: 'bad', isOpen: true });
});

test('a dismissed notice stays closed until it is removed', () => {
  const closed = toastReducer(saved, { type: 'dismiss', id: 1 });
  expect(closed).toMatchObject({ id: 1, isOpen: false });
  expect(toastReducer(closed, { type: 'remove', id: 1 })).toBeNull();
});

test('a late dismissal of an earlier notice changes nothing', () => {
  const next = toastReducer(saved, { type: 'show', id: 2, message: { title: 'Again' } });
  expect(toastReducer(next, { type: 'dismiss', id: 1 })).toBe(next);
  expect(toastReducer(next, { type: 'remove', id: 1 })).toBe(next);
});
