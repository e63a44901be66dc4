import { expect, it } from 'vitest';
import { getShareDescription, getShareTitle } from './share-words';

const site = { title: 'Bakery', description: '', page: {} };

it("the owner's words come first, on one line", () => {
  const share = { title: ' Bread\nin Trnava ', description: 'Baked\n at four.' };
  const chosen = { ...site, description: 'Fresh bread', page: { share } };
  expect(getShareTitle(chosen)).toBe('Bread in Trnava');
  expect(getShareDescription(chosen)).toBe('Baked at four.');
});

it('what is empty is taken from the website', () => {
  const blank = { ...site, page: { share: { title: '  ' } } };
  expect(getShareTitle(blank)).toBe('Bakery');
  expect(getShareDescription(blank)).toBe('Bakery');
  expect(getShareDescription({ ...blank, description: 'Fresh bread' })).toBe('Fresh bread');
  expect(getShareDescription({ ...blank, description: 'word '.repeat(100) }).length).toBeLessThanOrEqual(200);
});
