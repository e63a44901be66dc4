import { defineReadiness } from '../../definition/define-readiness';
import { team } from './definition';

export const readiness = defineReadiness(team, {
  facts: {
    'people.*.name': 'sections.team.name',
    'people.*.role': 'sections.team.role',
    'people.*.text': 'sections.team.text',
  },
});
