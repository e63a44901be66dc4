import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { ContactContent } from './definition';

export const fixtures: SectionFixtures<ContactContent> = {
  typical: { title: '', content: { title: 'Write to us', fields: ['name', 'email', 'message', 'phone'] } },
  empty: { title: '', content: { title: '', fields: ['name', 'email', 'message'] } },
  extreme: {
    title: '',
    content: { title: HARD_LINE, fields: ['message', 'email', 'email', 'phone', 'phone', 'name'] },
  },
  others: [
    {
      title: '',
      content: {
        title: 'Tell us about the plot',
        fields: ['name', 'email', 'message', 'phone'],
        answeredBy: 'Lenka, within two working days',
      },
    },
  ],
};
