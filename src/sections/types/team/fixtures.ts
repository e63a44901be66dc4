import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { TeamContent } from './definition';

export const fixtures: SectionFixtures<TeamContent> = {
  typical: {
    title: 'Who bakes for you',
    content: {
      people: [
        {
          id: 'person-1',
          name: 'Katarína Múčková',
          role: 'Head baker',
          imageUrl: '/uploads/abcdefghijklmnop-800x1000.jpg',
          text: 'Has kept the starter alive since 1998.\nOn Saturdays she teaches.',
        },
        { id: 'person-2', name: 'Ondrej Pec', role: 'Baker', imageUrl: '', text: '' },
        { id: 'person-3', name: 'Žofia', role: '', imageUrl: '', text: 'You meet her at the counter.' },
      ],
    },
  },
  empty: { title: '', content: { people: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      people: Array.from({ length: 20 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE,
        role: HARD_LINE.slice(0, 120),
        imageUrl: 'https://example.com/"><script>alert(1)</script>.png',
        text: `${HARD_LINE}\n${HARD_LINE}`,
      })),
    },
  },
  others: [
    {
      title: 'Good morning',
      content: {
        people: [
          {
            id: 'person-1',
            name: 'Katarína Múčková',
            role: 'Head baker',
            imageUrl: '/uploads/abcdefghijklmnop-800x1000.jpg',
            text: 'Has kept the starter alive since 1998.\nOn Saturdays she teaches.',
          },
        ],
      },
    },
  ],
};
