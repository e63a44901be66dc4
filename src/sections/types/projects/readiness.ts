import { defineReadiness } from '../../definition/define-readiness';
import { projects } from './definition';

export const readiness = defineReadiness(projects, {
  facts: {
    'projects.*.name': 'sections.projects.name',
    'projects.*.text': 'sections.projects.text',
    'projects.*.place': 'sections.projects.place',
    'projects.*.year': 'sections.projects.year',
  },
});
