import { z } from 'zod';
import { longText } from '@/core/fields';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const content = z.object({
  title: longText.refine((title) => title.trim() !== '', key('validation.articleTitle')),
  content: longText.refine((text) => text.trim() !== '', key('validation.articleContent')),
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
