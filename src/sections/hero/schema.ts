import { z } from 'zod';
import { longText } from '@/core/fields';
import { safeHref, safeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const content = z.object({
  title: longText.default(''),
  subtitle: longText.default(''),
  imageUrl: longText
    .refine((url) => url === '' || safeImageUrl(url) !== null, key('validation.imageUrl'))
    .default(''),
  buttonText: longText.default(''),
  buttonUrl: longText
    .refine((url) => url === '' || safeHref(url) !== null, key('validation.link'))
    .default(''),
});
export type HeroContent = z.infer<typeof content>;

export const hero = defineSection({
  type: 'hero',
  form: 'hero',
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
});
