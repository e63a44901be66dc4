import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { HoursContent } from './definition';

export const fixtures: SectionFixtures<HoursContent> = {
  typical: { title: 'When we bake', content: { note: 'In August we open an hour later.' } },
  empty: { title: '', content: { note: '' } },
  extreme: { title: HARD_LINE, content: { note: `${HARD_LINE}\n${HARD_LINE}` } },
};
