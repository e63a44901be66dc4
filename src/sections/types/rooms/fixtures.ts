import { FORMATTED, HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import type { RoomsContent } from './definition';

export const fixtures: SectionFixtures<RoomsContent> = {
  typical: {
    title: 'Our rooms',
    content: {
      rooms: [
        {
          id: 'room-1',
          name: 'The Rowan room',
          text: 'Morning sun from half past seven.',
          size: '18 m²',
          beds: 'double bed',
          equipment: ['own bathroom', 'balcony', 'dogs welcome'],
          pictures: [
            { url: '/uploads/abcdefghijklmnop-1600x1067.jpg', alt: 'A wooden bed under the window' },
            { url: '/uploads/bcdefghijklmnopa-1600x1067.jpg' },
          ],
          prices: [
            { id: 'price-1', label: 'Spring and autumn', price: '78 €' },
            { id: 'price-2', label: 'Summer', price: '92 €' },
          ],
          bookingServiceId: 'service-1',
        },
        {
          id: 'room-2',
          name: 'The Stove room',
          text: '',
          size: '',
          beds: '',
          equipment: [],
          pictures: [],
          prices: [{ id: 'price-1', label: '', price: 'from 94 €' }],
        },
      ],
    },
  },
  empty: { title: '', content: { rooms: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      rooms: Array.from({ length: 8 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE,
        text: `${HARD_LINE}\n${HARD_LINE}`,
        size: LONG_WORD.slice(0, 80),
        beds: HARD_LINE.slice(0, 80),
        equipment: Array.from({ length: 12 }, () => LONG_WORD.slice(0, 60)),
        pictures: Array.from({ length: 6 }, () => ({
          url: 'https://example.com/"><script>alert(1)</script>.png',
          alt: HARD_LINE,
        })),
        prices: Array.from({ length: 8 }, (_each, at) => ({
          id: `${at}`,
          label: `${at} ${HARD_LINE}`.slice(0, 80),
          price: LONG_WORD.slice(0, 60),
        })),
        bookingServiceId: 'nowhere',
      })),
    },
  },
  others: [
    {
      title: 'Where you sleep',
      content: {
        rooms: [
          {
            id: 'room-1',
            name: 'The Oven room',
            text: FORMATTED.text,
            textFormat: FORMATTED.format,
            size: '18 m²',
            beds: '',
            equipment: [],
            pictures: [{ url: '/uploads/abcdefghijklmnop-1600x1067.jpg' }],
            prices: [],
          },
        ],
      },
    },
    {
      title: 'Rooms',
      content: {
        rooms: ['Under the roof', 'Table for two', 'The red one', 'With a fireplace'].map((name, index) => ({
          id: `room-${index + 1}`,
          name,
          text: 'A slanting window, and the whole square without its noise.',
          size: '31 m²',
          beds: 'king-size bed',
          equipment: ['bath', '5th floor, lift'],
          pictures: index === 2 ? [] : [{ url: '/uploads/abcdefghijklmnop-1600x1067.jpg' }],
          prices: [
            { id: 'price-1', label: 'January to March', price: '96 €' },
            { id: 'price-2', label: 'April to October', price: '112 €' },
          ],
          bookingServiceId: `service-${index + 1}`,
        })),
      },
    },
  ],
};
