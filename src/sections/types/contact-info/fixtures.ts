import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
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
};
