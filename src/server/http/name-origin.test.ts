import { expect, it } from 'vitest';
import { ORIGIN_MARK } from '@/core/origin-mark';
import { nameOrigin } from './name-origin';

it('puts the address in every place that has a mark, as text', () => {
  const page = `<link href="${ORIGIN_MARK}/privacy"><meta content="${ORIGIN_MARK}/a.jpg">`;
  expect(nameOrigin(page, 'https://example.com/$&"><b>')).toBe(
    '<link href="https://example.com/$&amp;&quot;>&lt;b>/privacy"><meta content="https://example.com/$&amp;&quot;>&lt;b>/a.jpg">',
  );
});
