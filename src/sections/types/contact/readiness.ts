import { defineReadiness } from '../../definition/define-readiness';
import { contact } from './definition';

export const readiness = defineReadiness(contact, {
  facts: { answeredBy: 'sections.contact.answeredBy' },
  isWayToReach: () => true,
});
