import { checkButton, defineReadiness } from '../../definition/define-readiness';
import { hero } from './definition';

export const readiness = defineReadiness(hero, {
  facts: { title: 'sections.hero.title', subtitle: 'sections.hero.subtitle' },
  listGaps: ({ buttonUrl }, around) =>
    checkButton({ path: 'content.buttonUrl', label: 'sections.hero.leadsTo', url: buttonUrl }, around),
});
