import { z } from 'zod';
import { longText } from '@/core/fields';
import { defineSection } from '../section';

const content = z.object({ text: longText.default('') });
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
