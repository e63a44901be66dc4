import { defineReadiness, findSilentPictures } from '../../definition/define-readiness';
import { description } from './definition';

export const readiness = defineReadiness(description, {
  facts: { text: 'sections.description.text' },
  findGaps: ({ imageUrl = '', alt }) =>
    findSilentPictures([
      { path: 'content.alt', label: 'sections.description.alt', url: imageUrl, texts: [alt] },
    ]),
});
