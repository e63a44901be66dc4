import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { safeHref, safeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const content = z.object({
  title: z._default(longText, ''),
  subtitle: z._default(longText, ''),
  imageUrl: z._default(
    longText.check(z.refine((url) => url === '' || safeImageUrl(url) !== null, key('validation.imageUrl'))),
    '',
  ),
  buttonText: z._default(longText, ''),
  buttonUrl: z._default(
    longText.check(z.refine((url) => url === '' || safeHref(url) !== null, key('validation.link'))),
    '',
  ),
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
