import Newspaper from 'lucide-react/icons/newspaper';
import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { fitted } from '../../definition/text-format-schema';

const content = createContentSchemas(({ requiredText, format }) =>
  z
    .object({
      title: requiredText(key('validation.articleTitle')),
      content: requiredText(key('validation.articleContent')),
      contentFormat: format,
    })
    .check(fitted('content')),
);
export type ArticleContent = z.infer<typeof content.saved>;

export const article = defineSection({
  type: 'article',
  icon: Newspaper,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      title: t('sectionTypes.article.defaultTitle'),
      content: t('sectionTypes.article.defaultContent'),
    },
  }),
  shownTitle: (_title, { title }) => title,
  titleSteps: ['content', 'title'],
  summary: (_title, { title }) => title,
  titleRole: 'statement',
  isEmpty: ({ title, content }) => title.trim() === '' && content.trim() === '',
});
