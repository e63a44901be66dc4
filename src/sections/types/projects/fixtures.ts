import { HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import type { ProjectsContent } from './definition';

export const fixtures: SectionFixtures<ProjectsContent> = {
  typical: {
    title: 'Drawn, then built',
    content: {
      projects: [
        {
          id: 'project-1',
          name: 'House K.',
          text: 'The plot falls 1.8 m to the south.\nThe terrace floats.',
          place: 'Rosice',
          year: '2025',
          before: { url: '/uploads/abcdefghijklmnop-1600x1067.jpg', alt: 'A meadow with pegs' },
          after: { url: '/uploads/bcdefghijklmnopa-1600x1067.jpg' },
          pictures: [
            { url: '/uploads/cdefghijklmnopab-900x1600.jpg', alt: 'The stairs' },
            { url: '/uploads/defghijklmnopabc-1600x1067.jpg' },
          ],
        },
        {
          id: 'project-2',
          name: 'Barn in Zákamenné',
          text: '',
          place: '',
          year: '',
          pictures: [{ url: '/uploads/efghijklmnopabcd-640x480.jpg' }],
        },
        { id: 'project-3', name: 'Bungalow H.', text: 'Four rooms.', place: '', year: '2024', pictures: [] },
      ],
    },
  },
  empty: { title: '', content: { projects: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      projects: Array.from({ length: 2 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE,
        text: `${HARD_LINE}\n${HARD_LINE}`,
        place: LONG_WORD.slice(0, 80),
        year: HARD_LINE.slice(0, 80),
        before: { url: 'https://example.com/"><script>alert(1)</script>.png', alt: HARD_LINE },
        after: { url: '/uploads/abcdefghijklmnop-20x900.jpg', alt: HARD_LINE },
        pictures: Array.from({ length: 4 }, () => ({
          url: 'https://example.com/"><script>alert(1)</script>.png',
          alt: HARD_LINE,
        })),
      })),
    },
  },
};
