import { expect, test } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import { createFailureKey } from './create-failure-key';

test.each([
  [409, 'Website with this name already exists', 'createWebsite.exists'],
  [409, 'Stránka s týmto názvom už existuje', 'createWebsite.exists'],
  [403, 'Your plan allows one website', 'createWebsite.failed'],
  [500, 'Something went wrong', 'createWebsite.failed'],
])('%i %s', (status, message, key) => {
  expect(createFailureKey(new ApiError(status, JSON.stringify({ message, code: 'X' })))).toBe(key);
});
