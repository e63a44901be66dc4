import { FORMATTED, HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { BandContent } from './definition';

export const fixtures: SectionFixtures<BandContent> = {
  typical: {
    title: '',
    content: {
      title: 'Cakes for Christmas',
      text: 'We bake what is ordered by 18 December.',
      buttonText: 'Order a cake',
      buttonUrl: 'https://example.com/cakes',
      imageUrl: '',
    },
  },
  empty: {
    title: '',
    content: { title: '', text: '', buttonText: '', buttonUrl: '', imageUrl: '' },
  },
  extreme: {
    title: '',
    content: {
      title: HARD_LINE,
      text: `${HARD_LINE}\n${HARD_LINE}`,
      buttonText: HARD_LINE,
      buttonUrl: 'https://example.com/"><script>alert(1)</script>',
      imageUrl: 'https://example.com/"><script>alert(1)</script>.png',
    },
  },
  others: [
    {
      title: '',
      content: {
        title: '',
        text: FORMATTED.text,
        textFormat: FORMATTED.format,
        buttonText: 'Order a cake',
        buttonUrl: 'https://example.com/cakes',
        imageUrl: '/uploads/abcdefghijklmnop-1600x1067.jpg',
      },
    },
  ],
};
