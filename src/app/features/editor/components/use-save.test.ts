import { expect, test } from 'vitest';
import { getSaveEffect } from './use-save';

test('publishing, unpublishing and a new version are told apart; of a draft visitors notice nothing', () => {
  expect(getSaveEffect(false, true)).toBe('savedOpened');
  expect(getSaveEffect(true, false)).toBe('savedClosed');
  expect(getSaveEffect(true, true)).toBe('savedPublished');
  expect(getSaveEffect(false, false)).toBeUndefined();
});
