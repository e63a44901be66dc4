import { expect, it } from 'vitest';
import { counted } from './counted';

const messages = [{ isRead: true }, { isRead: false }, { isRead: false }];

it('counts what matches', () => {
  expect(counted(messages, false, (message) => !message.isRead)).toEqual({ value: 2, isAtLeast: false });
});

it('is a lower bound while there are more pages', () => {
  expect(counted(messages, true)).toEqual({ value: 3, isAtLeast: true });
});

it('does not say "0 or more"', () => {
  expect(counted(messages, true, () => false)).toEqual({ value: 0, isAtLeast: false });
});
