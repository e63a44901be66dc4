import { HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import { ALLERGENS, type Dish, type MenuContent } from './definition';

const makeHardDish = (index: number): Dish => ({
  id: `${index}`,
  name: HARD_LINE,
  description: HARD_LINE,
  price: LONG_WORD.slice(0, 60),
  allergens: [...ALLERGENS],
  amount: LONG_WORD.slice(0, 40),
});

export const fixtures: SectionFixtures<MenuContent> = {
  typical: {
    title: 'The menu',
    content: {
      categories: [
        {
          id: 'category-1',
          name: 'To begin',
          dishes: [
            {
              id: 'dish-1',
              name: 'Fish soup',
              description: 'With roe, vegetables and fried bread',
              price: '4,20 €',
              allergens: [1, 4, 7, 9],
              amount: '0,3 l',
            },
            { id: 'dish-2', name: 'Roast beetroot', description: '', price: '5,90 €', allergens: [7, 8] },
          ],
        },
        {
          id: 'category-2',
          name: 'From the pond',
          dishes: [
            {
              id: 'dish-3',
              name: 'Blue carp',
              description: 'Butter, horseradish and potatoes',
              price: '13,50 €',
              allergens: [4, 7, 9, 12],
              amount: '250 g',
            },
          ],
        },
      ],
      days: [
        {
          id: 'day-1',
          date: '2026-11-24',
          soup: { id: 'soup-1', name: 'Mushroom soup', description: '', price: '', allergens: [1, 3, 7] },
          hours: { start: '11:00', end: '14:30' },
          dishes: [
            { id: 'dish-4', name: 'Fried carp', description: '', price: '7,90 €', allergens: [1, 3, 4] },
          ],
        },
        {
          id: 'day-2',
          date: '2026-11-25',
          dishes: [{ id: 'dish-5', name: 'Goulash', description: '', price: '7,50 €', allergens: [1] }],
        },
      ],
    },
  },
  empty: { title: '', content: { categories: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      categories: Array.from({ length: 20 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE.slice(0, 120),
        dishes: Array.from({ length: index < 10 ? 2 : 1 }, (_each, at) => makeHardDish(at)),
      })),
      days: Array.from({ length: 4 }, (_, index) => ({
        id: `${index}`,
        date: `2026-12-0${index + 1}`,
        soup: makeHardDish(0),
        hours: { start: '00:00', end: '23:59' },
        dishes: Array.from({ length: 3 }, (_each, at) => makeHardDish(at)),
      })),
    },
  },
  others: [
    {
      title: 'With drawings',
      content: {
        categories: ['Soups', 'From the oven'].map((name) => ({
          id: name,
          name,
          imageUrl: '/uploads/abcdefghijklmnop-1600x1067.jpg',
          dishes: [{ id: name, name: 'Roast duck', description: '', price: '17,90 €', allergens: [1, 7] }],
        })),
      },
    },
    {
      title: 'On the board',
      content: {
        categories: [
          {
            id: 'category-1',
            name: '',
            dishes: ['Espresso', 'Flat white', 'Tea', 'Lemonade'].map((name) => ({
              id: name,
              name,
              description: '',
              price: '2,80 €',
              allergens: [],
            })),
          },
        ],
      },
    },
  ],
};
