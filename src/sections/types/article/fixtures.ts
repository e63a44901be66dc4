import { FORMATTED, HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { ArticleContent } from './definition';

export const fixtures: SectionFixtures<ArticleContent> = {
  typical: {
    title: '',
    content: {
      title: 'Why our sourdough takes two days',
      content:
        'The first day belongs to the starter, which we feed three times.\n\nThe second day the dough rests in the cold and slowly gets its taste.\nOnly then does it see the oven.',
    },
  },
  empty: { title: '', content: { title: '.', content: '.' } },
  extreme: {
    title: '',
    content: { title: HARD_LINE, content: `${HARD_LINE}\n${'line\n'.repeat(1500)}` },
  },
  others: [
    {
      title: '',
      content: { title: 'How bread is baked', content: FORMATTED.text, contentFormat: FORMATTED.format },
    },
  ],
};
