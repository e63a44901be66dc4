import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { LogosContent } from './definition';

export const fixtures: SectionFixtures<LogosContent> = {
  typical: {
    title: 'Whom we bake with',
    content: {
      logos: [
        {
          id: 'logo-1',
          name: 'Mlyn Záhumnie',
          imageUrl: '/uploads/abcdefghijklmnop-800x400.jpg',
          text: 'Our rye comes from there.',
          url: 'https://example.com/mill',
        },
        { id: 'logo-2', name: 'Organic 2026', imageUrl: '', text: 'Inspected every year.', url: '' },
        { id: 'logo-3', name: 'Vzorová dairy', imageUrl: '', text: '', url: 'www.example.com' },
      ],
    },
  },
  others: [
    {
      title: '',
      content: {
        logos: [
          { id: 'logo-1', name: '163 houses', imageUrl: '', text: 'built since 2004', url: '' },
          { id: 'logo-2', name: '38 weeks', imageUrl: '', text: 'from first spade to keys', url: '' },
          { id: 'logo-3', name: '10 years', imageUrl: '', text: 'of warranty', url: '' },
        ],
      },
    },
  ],
  empty: { title: '', content: { logos: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      logos: Array.from({ length: 12 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE.slice(0, 120),
        imageUrl: index % 2 === 0 ? '' : 'https://example.com/"><script>alert(1)</script>.png',
        text: HARD_LINE.slice(0, 240),
        url: `example.com/?q="><script>${'a'.repeat(200)}`,
      })),
    },
  },
};
