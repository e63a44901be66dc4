import Text from 'lucide-react/icons/text';
import * as z from 'zod/mini';
import { contentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const content = contentSchemas(({ text }) => z.object({ text: z._default(text, '') }));
export type DescriptionContent = z.infer<typeof content.saved>;

export const description = defineSection({
  type: 'description',
  icon: Text,
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: '', content: { text: t('sections.description.defaultText') } }),
  shownTitle: (title) => title,
  summary: (title, { text }) => title || text,
  titleRole: 'name',
  isEmpty: ({ text }) => text.trim() === '',
});
