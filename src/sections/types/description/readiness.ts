import { defineReadiness, listSilentPictures } from '../../definition/define-readiness';
import { description } from './definition';

export const readiness = defineReadiness(description, {
  facts: { text: 'sections.description.text' },
  listGaps: ({ imageUrl = '', alt }) =>
    listSilentPictures([
      { path: 'content.alt', label: 'sections.description.alt', url: imageUrl, texts: [alt] },
    ]),
});
