import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { defineSection } from '../section';

const content = z.object({ text: z._default(longText, '') });
export type HeadingContent = z.infer<typeof content>;

export const heading = defineSection({
  type: 'heading',
  form: 'heading',
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: '', content: { text: t('sections.heading.defaultText') } }),
  shownTitle: () => '',
  summary: (_title, { text }) => text,
});
