import { HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import type { ReviewsContent } from './definition';

export const fixtures: SectionFixtures<ReviewsContent> = {
  typical: {
    title: 'What our guests say',
    content: {
      reviews: [
        {
          id: 'review-1',
          name: 'Hana Vzorová',
          about: 'Trnava',
          text: 'The rye loaf keeps for a week, if anybody lets it.',
          stars: 5,
          source: 'Google',
          sourceUrl: 'https://example.com/reviews/1',
        },
        {
          id: 'review-2',
          name: 'Ján',
          about: '',
          text: 'I came for rolls and left with a cake.\nI would do it again.',
          stars: 4,
          source: '',
          sourceUrl: '',
        },
        {
          id: 'review-3',
          name: 'The Novák family',
          about: 'Neighbours',
          text: 'We get up for it.',
          source: '',
          sourceUrl: 'www.example.com/book',
        },
      ],
    },
  },
  empty: { title: '', content: { reviews: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      reviews: Array.from({ length: 20 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE.slice(0, 120),
        about: HARD_LINE.slice(0, 120),
        text: `${HARD_LINE}\n${HARD_LINE}`,
        stars: (index % 5) + 1,
        source: LONG_WORD.slice(0, 60),
        sourceUrl: `example.com/?q="><script>${'a'.repeat(200)}`,
      })),
    },
  },
};
