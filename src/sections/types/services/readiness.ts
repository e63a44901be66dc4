import { defineReadiness } from '../../definition/define-readiness';
import { services } from './definition';

export const readiness = defineReadiness(services, {
  facts: {
    'services.*.title': 'sections.services.serviceTitle',
    'services.*.price': 'sections.services.price',
    'services.*.description': 'sections.services.description',
  },
});
