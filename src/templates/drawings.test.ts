import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toSafeImageUrl } from '@/core/link';
import { drawings } from './drawings';

it.each(drawings)('$name is a file of ours that a page may show', ({ url }) => {
  expect(toSafeImageUrl(url)).toBe(url);
  expect(existsSync(path.resolve('public', `.${url}`))).toBe(true);
});
