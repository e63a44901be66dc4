import { defineReadiness } from '../../definition/define-readiness';
import { downloads } from './definition';

export const readiness = defineReadiness(downloads, {
  facts: {
    'files.*.name': 'sections.downloads.name',
    'files.*.text': 'sections.downloads.text',
  },
});
