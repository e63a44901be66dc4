import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it('groups thousands by a space that never breaks', () => {
  expect([0, 999, 1284, 1_234_567].map(formatCount)).toEqual([
    '0',
    '999',
    '1\u00a0284',
    '1\u00a0234\u00a0567',
  ]);
});
