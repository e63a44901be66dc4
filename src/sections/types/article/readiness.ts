import { defineReadiness } from '../../definition/define-readiness';
import { article } from './definition';

export const readiness = defineReadiness(article, {
  facts: { title: 'sections.article.title', content: 'sections.article.content' },
});
