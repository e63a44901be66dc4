import { defineReadiness, listSilentPictures } from '../../definition/define-readiness';
import { gallery } from './definition';

export const readiness = defineReadiness(gallery, {
  facts: {
    'images.*.caption': 'sections.gallery.caption',
    'images.*.alt': 'sections.gallery.alt',
  },
  listGaps: ({ images }) =>
    listSilentPictures(
      images.map(({ url, alt, caption }, index) => ({
        path: `content.images.${index}.alt`,
        label: 'sections.gallery.alt',
        url,
        texts: [alt, caption],
      })),
    ),
});
