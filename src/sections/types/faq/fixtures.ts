import { FORMATTED, HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { FaqContent } from './definition';

export const fixtures: SectionFixtures<FaqContent> = {
  typical: {
    title: 'Before you ask',
    content: {
      questions: [
        { id: 'faq-1', question: 'Can I bring the dog?', answer: 'Yes. There is a bowl by the door.' },
        {
          id: 'faq-2',
          question: 'Is there anything without gluten?',
          answer: 'Buckwheat bread on Thursdays.\nOrder it the day before.',
        },
      ],
      answeredBy: 'Katarína',
    },
  },
  empty: { title: '', content: { questions: [], answeredBy: '' } },
  extreme: {
    title: HARD_LINE,
    content: {
      questions: Array.from({ length: 20 }, (_, index) => ({
        id: `${index}`,
        question: HARD_LINE,
        answer: `${HARD_LINE}\n${HARD_LINE}`,
      })),
      answeredBy: HARD_LINE.slice(0, 80),
    },
  },
  others: [
    {
      title: 'How bread is baked',
      content: {
        questions: [
          {
            id: 'faq-1',
            question: 'How long does it take?',
            answer: FORMATTED.text,
            answerFormat: FORMATTED.format,
          },
          { id: 'faq-2', question: 'May I watch?', answer: 'At six.' },
        ],
        answeredBy: '',
      },
    },
  ],
};
