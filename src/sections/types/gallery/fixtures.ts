import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { GalleryContent } from './definition';

export const fixtures: SectionFixtures<GalleryContent> = {
  typical: {
    title: 'Our bakery',
    content: {
      images: [
        {
          url: '/uploads/abcdefghijklmnop-1600x900.jpg',
          caption: 'Six in the morning',
          alt: 'A shelf of loaves by a window',
        },
        { url: '/uploads/bcdefghijklmnopq-700x1000.jpg', caption: '' },
        { url: 'https://example.com/oven.jpg', caption: 'The oven' },
      ],
    },
  },
  empty: { title: '', content: { images: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      images: Array.from({ length: 200 }, (_, index) => ({
        url: `https://example.com/${index}"><script>alert(1)</script>.png`,
        caption: HARD_LINE,
        alt: HARD_LINE,
      })),
    },
  },
  others: [
    {
      title: 'The shop',
      content: {
        images: ['1600x1067', '800x1200', '1200x1200', '1600x667', '900x1600'].map((size, index) => ({
          url: `/uploads/abcdefghijklmno${index}-${size}.jpg`,
          caption: index % 2 === 0 ? 'The counter in the morning, before anybody has come' : '',
          alt: '',
        })),
      },
    },
  ],
};
