import { FORMATTED, HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { DescriptionContent } from './definition';

export const fixtures: SectionFixtures<DescriptionContent> = {
  typical: {
    title: 'About us',
    content: { text: 'Two ovens, four bakers, one street.\nWe open when the first loaf is ready.' },
  },
  empty: { title: '', content: { text: '' } },
  extreme: { title: HARD_LINE, content: { text: `${HARD_LINE}\n\n\n${HARD_LINE}\n${'word '.repeat(600)}` } },
  others: [
    { title: 'How bread is baked', content: { text: FORMATTED.text, textFormat: FORMATTED.format } },
    {
      title: 'After grandmother',
      content: {
        text: 'She cut hair in this room for forty-one years.',
        imageUrl: '/uploads/abcdefghijklmnop-1600x1067.jpg',
      },
    },
    { title: '', content: { text: 'We weigh colour to the gram.' } },
    {
      title: 'How we bake',
      content: { text: `${'We let the dough rest for a night. '.repeat(12)}\n`.repeat(3) },
    },
  ],
};
