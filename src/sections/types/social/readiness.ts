import { checkLink, defineReadiness } from '../../definition/define-readiness';
import { social } from './definition';

export const readiness = defineReadiness(social, {
  facts: {
    description: 'sections.social.description',
    'links.*': 'sections.social.links',
  },
  listGaps: ({ links }) =>
    Object.entries(links).flatMap(([network, url]) =>
      checkLink({ path: `content.links.${network}`, label: 'sections.social.links', url }),
    ),
});
