import { expect, test } from 'vitest';
import { emptyEditorPage } from '../state/editor-state';
import type { UnsavedWork } from '../sync/unsaved-work';
import { formatRecoveryTime } from './work-banners';

const workAt = (savedAt: string): UnsavedWork => ({
  title: '',
  page: emptyEditorPage,
  baseVersion: 3,
  savedAt,
  copyKeys: [],
  isDraft: false,
});

test('seconds are told only where two of a minute are to be told apart', () => {
  const first = workAt('2026-11-21T09:41:07.000Z');
  const second = workAt('2026-11-21T09:41:52.000Z');
  const later = workAt('2026-11-21T09:42:52.000Z');
  expect(formatRecoveryTime(first, [second, first])).toMatch(/:41:07$/);
  expect(formatRecoveryTime(second, [second, first])).toMatch(/:41:52$/);
  expect(formatRecoveryTime(first, [later, first])).toMatch(/:41$/);
});
