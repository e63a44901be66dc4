import * as z from 'zod/mini';
import { requiredText } from '@/core/fields';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const content = z.object({
  title: requiredText(key('validation.articleTitle')),
  content: requiredText(key('validation.articleContent')),
});
export type ArticleContent = z.infer<typeof content>;

export const article = defineSection({
  type: 'article',
  form: 'reading',
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: '',
    content: { title: t('sections.article.defaultTitle'), content: t('sections.article.defaultContent') },
  }),
  shownTitle: (_title, { title }) => title,
  summary: (_title, { title }) => title,
});
