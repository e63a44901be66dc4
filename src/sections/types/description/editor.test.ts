import { expect, it } from 'vitest';
import { withoutPicture } from './editor';

it('keeps bold words, lists and links of a text whose picture is removed', () => {
  const text = {
    text: 'We bake bread.',
    textFormat: { marks: [{ kind: 'bold' as const, from: 0, to: 2 }], lines: [], madeFor: 'We bake bread.' },
  };
  expect(withoutPicture({ ...text, imageUrl: '/images/bread.webp', alt: 'A loaf' })).toEqual(text);
});
