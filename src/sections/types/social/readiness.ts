import { defineReadiness, findBrokenLink } from '../../definition/define-readiness';
import { social } from './definition';

export const readiness = defineReadiness(social, {
  facts: {
    description: 'sections.social.description',
    'links.*': 'sections.social.links',
  },
  findGaps: ({ links }) =>
    Object.entries(links).flatMap(([network, url]) =>
      findBrokenLink({ path: `content.links.${network}`, label: 'sections.social.links', url }),
    ),
});
