import { defineReadiness } from '../../definition/define-readiness';
import { hours } from './definition';

export const readiness = defineReadiness(hours, { facts: { note: 'sections.hours.note' } });
