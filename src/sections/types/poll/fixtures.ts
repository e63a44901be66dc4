import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { PollContent } from './definition';

export const fixtures: SectionFixtures<PollContent> = {
  typical: {
    title: '',
    content: {
      question: 'Which bread shall we bake on Fridays?',
      options: ['Rye with caraway', 'Potato bread', 'Spelt with walnuts', 'Something sweet instead'],
    },
  },
  empty: { title: '', content: { question: '', options: ['Yes', 'No', 'Perhaps'] } },
  extreme: {
    title: '',
    content: { question: HARD_LINE, options: Array.from({ length: 6 }, () => HARD_LINE.repeat(3)) },
  },
};
