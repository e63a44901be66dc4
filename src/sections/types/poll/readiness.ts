import { defineReadiness } from '../../definition/define-readiness';
import { poll } from './definition';

export const readiness = defineReadiness(poll, {
  facts: { question: 'sections.poll.question', 'options.*': 'sections.poll.options' },
});
