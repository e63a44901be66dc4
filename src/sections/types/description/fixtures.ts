import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { DescriptionContent } from './definition';

export const fixtures: SectionFixtures<DescriptionContent> = {
  typical: {
    title: 'About us',
    content: { text: 'Two ovens, four bakers, one street.\nWe open when the first loaf is ready.' },
  },
  empty: { title: '', content: { text: '' } },
  extreme: { title: HARD_LINE, content: { text: `${HARD_LINE}\n\n\n${HARD_LINE}\n${'word '.repeat(600)}` } },
};
