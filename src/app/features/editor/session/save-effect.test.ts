import { expect, test } from 'vitest';
import { saveEffect } from './save-effect';

test('publishing, unpublishing and a new version are told apart; of a draft visitors notice nothing', () => {
  expect(saveEffect(false, true)).toBe('savedOpened');
  expect(saveEffect(true, false)).toBe('savedClosed');
  expect(saveEffect(true, true)).toBe('savedPublished');
  expect(saveEffect(false, false)).toBeUndefined();
});
