import { describe, expect, it } from 'vitest';
import { priceText } from './price-text';

describe('a price', () => {
  it.each([
    ['32 €', '32\u00A0€'],
    ['od 45 €', 'od 45\u00A0€'],
    ['1 450 €', '1\u00A0450\u00A0€'],
    ['12 500 000 €/m²', '12\u00A0500\u00A0000\u00A0€/m²'],
    ['from 10 to 12 €', 'from 10 to 12\u00A0€'],
    ['2 10 €', '2 10\u00A0€'],
    ['  by agreement ', 'by agreement'],
    ['', ''],
  ])('%j is set as %j', (written, shown) => {
    expect(priceText(written)).toBe(shown);
  });
});
