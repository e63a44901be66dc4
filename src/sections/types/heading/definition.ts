import Type from 'lucide-react/icons/type';
import * as z from 'zod/mini';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const content = createContentSchemas(({ text }) => z.object({ text: z._default(text, '') }));
export type HeadingContent = z.infer<typeof content.saved>;

export const heading = defineSection({
  type: 'heading',
  icon: Type,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: '', content: { text: t('sectionTypes.heading.defaultText') } }),
  shownTitle: () => '',
  summary: (_title, { text }) => text,
  titleRole: 'heading',
  isEmpty: ({ text }) => text.trim() === '',
});
