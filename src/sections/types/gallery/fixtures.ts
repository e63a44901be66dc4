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
};
