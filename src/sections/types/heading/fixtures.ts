import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { HeadingContent } from './definition';

export const fixtures: SectionFixtures<HeadingContent> = {
  typical: { title: '', content: { text: 'Bread since 1986' } },
  empty: { title: '', content: { text: '' } },
  extreme: { title: '', content: { text: HARD_LINE } },
};
