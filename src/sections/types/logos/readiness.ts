import { checkLink, defineReadiness } from '../../definition/define-readiness';
import { logos } from './definition';

export const readiness = defineReadiness(logos, {
  facts: {
    'logos.*.name': 'sections.logos.name',
    'logos.*.text': 'sections.logos.text',
  },
  listGaps: ({ logos: list }) =>
    list.flatMap(({ name, url }, index) =>
      checkLink({
        path: `content.logos.${index}.url`,
        label: 'sections.logos.url',
        item: name,
        url,
      }),
    ),
});
