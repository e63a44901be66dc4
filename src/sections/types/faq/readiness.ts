import { defineReadiness } from '../../definition/define-readiness';
import { faq } from './definition';

export const readiness = defineReadiness(faq, {
  facts: {
    'questions.*.question': 'sections.faq.question',
    'questions.*.answer': 'sections.faq.answer',
    answeredBy: 'sections.faq.answeredBy',
  },
});
