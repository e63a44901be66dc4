import { defineReadiness } from '../../definition/define-readiness';
import { heading } from './definition';

export const readiness = defineReadiness(heading, { facts: { text: 'sections.heading.text' } });
