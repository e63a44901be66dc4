import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { HeroContent } from './definition';

export const fixtures: SectionFixtures<HeroContent> = {
  typical: {
    title: '',
    content: {
      title: 'Fresh bread before you wake',
      subtitle: 'We bake from four in the morning, so that at six the shop is full.',
      imageUrl: '/uploads/abcdefghijklmnop-1600x900.jpg',
      buttonText: 'Order a cake',
      buttonUrl: '#contact-1',
    },
  },
  empty: {
    title: '',
    content: { title: '', subtitle: '', imageUrl: '', buttonText: '', buttonUrl: '' },
  },
  extreme: {
    title: '',
    content: {
      title: HARD_LINE,
      subtitle: `${HARD_LINE}\n${'word '.repeat(200)}`,
      imageUrl: 'https://example.com/"><script>alert(1)</script>.png',
      buttonText: HARD_LINE,
      buttonUrl: 'https://example.com/"onclick="alert(1)',
    },
  },
  others: [
    {
      title: '',
      content: { title: 'Bread Bin', subtitle: 'Open at six.', imageUrl: '', buttonText: '', buttonUrl: '' },
    },
  ],
};
