import { FORMATTED, HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { ContactInfoContent } from './definition';

export const fixtures: SectionFixtures<ContactInfoContent> = {
  typical: {
    title: 'Where to find us',
    content: {
      name: 'Eva Vzorová',
      email: 'hello@bakery.example.com',
      phone: '+421 900 000 123',
      website: 'https://bakery.example.com/',
      address: 'Vzorová 14\n917 01 Trnava',
      hours: 'Monday – Friday 6:00 – 17:00\nSaturday 6:00 – 12:00',
      showsHours: true,
      description: 'The door is in the yard, next to the bookshop.',
    },
  },
  empty: {
    title: '',
    content: { name: '', email: '', phone: '', website: '', address: '', hours: '', description: '' },
  },
  extreme: {
    title: HARD_LINE,
    content: {
      name: HARD_LINE,
      email: `${'a'.repeat(200)}@example.com`,
      phone: HARD_LINE,
      website: `example.com/${'a'.repeat(500)}`,
      address: `${HARD_LINE}\n${HARD_LINE}`,
      hours: HARD_LINE,
      description: HARD_LINE,
    },
  },
  others: [
    {
      title: 'How to reach us',
      content: {
        name: '',
        email: 'hello@bakery.example.com',
        phone: '+421 900 000 123',
        website: '',
        address: 'Vzorová 14',
        hours: 'Monday to Friday',
        description: '',
      },
    },
    {
      title: 'Where we deliver',
      content: {
        name: '',
        email: '',
        phone: '+421 900 000 123',
        website: '',
        address: '',
        hours: '',
        description: FORMATTED.text,
        descriptionFormat: FORMATTED.format,
        places: [
          { id: 'place-1', name: 'Trnava', km: 0 },
          { id: 'place-2', name: 'Zavar', km: 7, direction: 'se' },
          { id: 'place-3', name: HARD_LINE.slice(0, 60), km: 999, direction: 'se' },
        ],
      },
    },
    {
      title: 'The way up',
      content: {
        name: '',
        email: '',
        phone: '+421 900 000 123',
        website: '',
        address: 'Vzorová 14',
        hours: '',
        description: '',
        way: [
          { id: 'point-1', mark: '610 m', text: 'The station, every hour until 19:10' },
          { id: 'point-2', mark: '690 m', text: 'The last car park' },
          { id: 'point-3', mark: HARD_LINE.slice(0, 20), text: HARD_LINE },
        ],
      },
    },
  ],
};
