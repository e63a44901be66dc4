import PanelTop from 'lucide-react/icons/panel-top';
import * as z from 'zod/mini';
import { safeHref } from '@/core/link';
import { key } from '@/core/messages';
import { contentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const content = contentSchemas(({ text, imageUrl, atSave }) =>
  z.object({
    title: z._default(text, ''),
    subtitle: z._default(text, ''),
    imageUrl: z._default(imageUrl, ''),
    buttonText: z._default(text, ''),
    buttonUrl: z._default(
      atSave(text, (field) =>
        field.check(z.refine((url) => url === '' || safeHref(url) !== null, key('validation.link'))),
      ),
      '',
    ),
  }),
);
export type HeroContent = z.infer<typeof content.saved>;

export const hero = defineSection({
  type: 'hero',
  icon: PanelTop,
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      title: t('sections.hero.defaultTitle'),
      subtitle: '',
      imageUrl: '',
      buttonText: '',
      buttonUrl: '',
    },
  }),
  shownTitle: (_title, { title }) => title,
  summary: (_title, { title }) => title,
  titleRole: 'statement',
  isCover: true,
  isEmpty: ({ title, subtitle, imageUrl }) => [title, subtitle, imageUrl].every((text) => text.trim() === ''),
  onServer: import.meta.env.SSR
    ? {
        shareImages: ({ imageUrl, title }) => [{ url: imageUrl, alt: title }],
      }
    : undefined,
});
