import { expect, it } from 'vitest';
import { composeAllFocusStyles, composeFocusStyles } from './focus-styles';

it('has rules for the points that are shown, each once, and none where there are none', () => {
  const content = { images: [{ url: '/uploads/a.jpg#focus=30,70' }, { url: '/uploads/b.jpg#focus=30,5' }] };
  expect(composeFocusStyles([content, undefined]).match(/\.f[xy]-\d+/g)).toEqual([
    '.fx-30',
    '.fy-70',
    '.fy-5',
  ]);
  expect(composeFocusStyles([{ text: 'Nothing', number: 5, nothing: null }])).toBe('');
});

it('has all points of the grid for a page that is being edited', () => {
  expect(composeAllFocusStyles().match(/\.f[xy]-\d+/g)).toHaveLength(42);
});
