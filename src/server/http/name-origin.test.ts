import { expect, it } from 'vitest';
import { HOST_MARK, ORIGIN_MARK } from '@/core/origin-mark';
import { nameOrigin } from './name-origin';

it('puts the address in every place that has a mark, as text', () => {
  const page = `<link href="${ORIGIN_MARK}/privacy"><meta content="${ORIGIN_MARK}/a.jpg">`;
  expect(nameOrigin(page, 'https://example.com/$&"><b>')).toBe(
    '<link href="https://example.com/$&amp;&quot;>&lt;b>/privacy"><meta content="https://example.com/$&amp;&quot;>&lt;b>/a.jpg">',
  );
});

it('names the host alone where an address is shown', () => {
  expect(nameOrigin(`<i>${HOST_MARK}/salon</i>`, 'https://pages.example.com:8443')).toBe(
    '<i>pages.example.com:8443/salon</i>',
  );
});
