import { expect, it } from 'vitest';
import { shareDescription, shareTitle } from './share-words';

const site = { title: 'Bakery', description: '', page: {} };

it("the owner's words come first, on one line", () => {
  const share = { title: ' Bread\nin Trnava ', description: 'Baked\n at four.' };
  const chosen = { ...site, description: 'Fresh bread', page: { share } };
  expect(shareTitle(chosen)).toBe('Bread in Trnava');
  expect(shareDescription(chosen)).toBe('Baked at four.');
});

it('what is empty is taken from the website', () => {
  const blank = { ...site, page: { share: { title: '  ' } } };
  expect(shareTitle(blank)).toBe('Bakery');
  expect(shareDescription(blank)).toBe('Bakery');
  expect(shareDescription({ ...blank, description: 'Fresh bread' })).toBe('Fresh bread');
  expect(shareDescription({ ...blank, description: 'word '.repeat(100) }).length).toBeLessThanOrEqual(200);
});
