import { checkLink, defineReadiness } from '../../definition/define-readiness';
import { reviews } from './definition';

export const readiness = defineReadiness(reviews, {
  facts: {
    'reviews.*.name': 'sections.reviews.name',
    'reviews.*.text': 'sections.reviews.text',
    'reviews.*.about': 'sections.reviews.about',
  },
  listGaps: ({ reviews: list }) =>
    list.flatMap(({ name, sourceUrl }, index) =>
      checkLink({
        path: `content.reviews.${index}.sourceUrl`,
        label: 'sections.reviews.sourceUrl',
        item: name,
        url: sourceUrl,
      }),
    ),
});
