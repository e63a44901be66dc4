import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { defineSection } from '../section';

const content = z.object({ text: z._default(longText, '') });
export type DescriptionContent = z.infer<typeof content>;

export const description = defineSection({
  type: 'description',
  form: 'reading',
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: '', content: { text: t('sections.description.defaultText') } }),
  shownTitle: (title) => title,
  summary: (title, { text }) => title || text,
});
