import { expect, it } from 'vitest';
import { identifyText } from '@/core/text-format';
import { withoutPicture } from './editor';

it('keeps bold words, lists and links of a text whose picture is removed', () => {
  const text = {
    text: 'We bake bread.',
    textFormat: {
      marks: [{ kind: 'bold' as const, from: 0, to: 2 }],
      lines: [],
      madeFor: identifyText('We bake bread.'),
    },
  };
  expect(withoutPicture({ ...text, imageUrl: '/images/bread.webp', alt: 'A loaf' })).toEqual(text);
});
