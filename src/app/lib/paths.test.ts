import { expect, test } from 'vitest';
import { toSafeNextPath } from './paths';

const ORIGIN = 'https://verandly.example';

test.each([
  ['/editor/5', '/editor/5'],
  ['/admin/5?tab=orders', '/admin/5?tab=orders'],
])('%s stays on the site', (next, path) => {
  expect(toSafeNextPath(next, ORIGIN)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'editor',
  '',
  undefined,
  ['/editor'],
])('%j is dropped', (next) => {
  expect(toSafeNextPath(next, ORIGIN)).toBeUndefined();
});
