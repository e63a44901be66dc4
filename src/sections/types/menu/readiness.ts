import { defineReadiness } from '../../definition/define-readiness';
import { menu } from './definition';

export const readiness = defineReadiness(menu, {
  facts: {
    'categories.*.dishes.*.name': 'sections.menu.name',
    'categories.*.dishes.*.price': 'sections.menu.price',
    'categories.*.dishes.*.description': 'sections.menu.description',
    'days.*.soup.name': 'sections.menu.soup',
    'days.*.dishes.*.name': 'sections.menu.name',
    'days.*.dishes.*.price': 'sections.menu.price',
  },
});
