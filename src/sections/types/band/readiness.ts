import { checkButton, defineReadiness } from '../../definition/define-readiness';
import { band } from './definition';

export const readiness = defineReadiness(band, {
  facts: { title: 'sections.band.title', text: 'sections.band.text' },
  listGaps: ({ buttonUrl }, around) =>
    checkButton({ path: 'content.buttonUrl', label: 'sections.hero.leadsTo', url: buttonUrl }, around),
});
