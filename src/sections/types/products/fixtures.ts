import { HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import type { ProductsContent } from './definition';

const bank = {
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Pekáreň na rohu',
  swiftCode: 'TATRSKBX',
};

export const fixtures: SectionFixtures<ProductsContent> = {
  typical: {
    title: '',
    content: {
      title: 'To take home',
      products: [
        {
          id: '1',
          name: 'Breakfast hamper',
          description: 'Bread, butter, berry jam and coffee for two.',
          price: '34',
          images: ['/uploads/abcdefghijklmnop-1600x1067.webp', '/uploads/ponmlkjihgfedcba-800x800.webp', ''],
          ...bank,
        },
        {
          id: '2',
          name: 'Larch honey',
          description: 'From eleven hives in the clearing. 450 g.',
          price: '11,50 €',
          images: ['', '', ''],
          ...bank,
        },
        {
          id: '3',
          name: 'Sourdough starter',
          description: 'Needs flour and patience.',
          price: '4.9',
          images: ['', '', ''],
          ...bank,
        },
      ],
    },
  },
  empty: { title: '', content: { title: '', products: [] } },
  extreme: {
    title: '',
    content: {
      title: HARD_LINE,
      products: Array.from({ length: 100 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE,
        description: HARD_LINE.repeat(5),
        price: '99999999,99 €',
        images: ['https://example.com/"><script>alert(1)</script>.png', '', 'https://example.com/b.png'],
        accountNumber: HARD_LINE.slice(0, 140),
        accountHolder: LONG_WORD,
        swiftCode: LONG_WORD,
      })),
    },
  },
  others: [
    {
      title: '',
      content: {
        title: 'Three houses',
        products: ['Bungalow 118', 'L-house 136', 'Two-storey 152'].map((name) => ({
          id: name,
          name,
          description: 'For a narrow plot and a big table.\nFloor area: 152 m²\nPlot from: 430 m²',
          price: '6490',
          images: ['/uploads/abcdefghijklmnop-1600x1067.jpg', '', ''],
          ...bank,
        })),
      },
    },
  ],
};
