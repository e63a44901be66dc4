import { expect, test } from 'vitest';
import { reduceToast } from './toast-state';

const saved = reduceToast(null, { type: 'show', id: 1, message: { title: 'Saved' } });

test('a new notice takes the place of the last', () => {
  const next = reduceToast(saved, { type: 'show', id: 2, message: { title: 'Error', tone: 'bad' } });
  expect(next).toEqual({ id: 2, title: 'Error', tone: 'bad', isOpen: true });
});

test('a dismissed notice stays closed until it is removed', () => {
  const closed = reduceToast(saved, { type: 'dismiss', id: 1 });
  expect(closed).toMatchObject({ id: 1, isOpen: false });
  expect(reduceToast(closed, { type: 'remove', id: 1 })).toBeNull();
});

test('a late dismissal of an earlier notice changes nothing', () => {
  const next = reduceToast(saved, { type: 'show', id: 2, message: { title: 'Again' } });
  expect(reduceToast(next, { type: 'dismiss', id: 1 })).toBe(next);
  expect(reduceToast(next, { type: 'remove', id: 1 })).toBe(next);
});
