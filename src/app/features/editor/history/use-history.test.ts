import { expect, test } from 'vitest';
import { chooseRevision } from './use-history';

const revisions = [3, 2, 1].map((version) => ({ version, savedAt: `2026-11-21T0${version}:00:00.000Z` }));

test('the one before the latest is looked at first', () => {
  expect(chooseRevision(revisions, null)?.version).toBe(2);
  expect(chooseRevision(revisions.slice(0, 1), null)?.version).toBe(3);
});

test('the wanted one is looked at, unless it is not kept any more', () => {
  expect(chooseRevision(revisions, 1)?.version).toBe(1);
  expect(chooseRevision(revisions, 9)?.version).toBe(2);
});

test('there is nothing to look at in an empty history', () => {
  expect(chooseRevision([], 1)).toBeNull();
});
