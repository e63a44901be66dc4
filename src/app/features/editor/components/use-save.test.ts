import { expect, test } from 'vitest';
import { findSaveEffect } from './use-save';

test('publishing, unpublishing and a new version are told apart; of a draft visitors notice nothing', () => {
  expect(findSaveEffect(false, true)).toBe('savedOpened');
  expect(findSaveEffect(true, false)).toBe('savedClosed');
  expect(findSaveEffect(true, true)).toBe('savedPublished');
  expect(findSaveEffect(false, false)).toBeUndefined();
});
