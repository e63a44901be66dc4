import { HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import type { ServicesContent } from './definition';

export const fixtures: SectionFixtures<ServicesContent> = {
  typical: {
    title: 'Price list',
    content: {
      services: [
        { id: '1', title: 'Sourdough loaf', description: '1 kg, rye and wheat', price: '4,90 €' },
        { id: '2', title: 'Butter croissant', description: '', price: '1,80 €' },
        { id: '3', title: 'Cake to order', description: 'Tell us two days ahead', price: 'from 1 450 €' },
      ],
    },
  },
  empty: { title: '', content: { services: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      services: Array.from({ length: 300 }, (_, index) => ({
        id: `${index}`,
        title: HARD_LINE,
        description: HARD_LINE,
        price: LONG_WORD.slice(0, 60),
      })),
    },
  },
  others: [
    {
      title: 'What we do',
      content: {
        services: ['Wash and cut', 'Colour', 'Balayage', 'Perm', 'Bun'].map((title) => ({
          id: title,
          title,
          description: 'With a wash and a coffee',
          price: 'from 42 €',
          imageUrl: '/uploads/abcdefghijklmnop-1600x1067.jpg',
        })),
      },
    },
    {
      title: 'On the shelf',
      content: {
        services: ['Strawberry slice', 'Bundt cake', 'Milk coffee', 'Whole cake', 'Macarons', 'Roll'].map(
          (title) => ({
            id: title,
            title,
            description: '',
            price: '4,90 €',
            imageUrl: '/uploads/abcdefghijklmnop-1600x1067.jpg',
          }),
        ),
      },
    },
    {
      title: 'Loaves and rolls',
      content: {
        services: ['Rye', 'Spelt', 'Seeded roll', 'Poppy roll'].map((title, index) => ({
          id: title,
          title,
          description: '',
          price: '4,90 €',
          category: index < 2 ? 'Loaves' : 'Rolls',
        })),
      },
    },
  ],
};
