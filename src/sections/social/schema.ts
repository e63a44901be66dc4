import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { safeLink } from '@/core/link';
import { key } from '@/core/messages';
import { defineSection } from '../section';

export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'youtube',
  'tiktok',
  'other',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

const content = z.object({
  title: z._default(longText, ''),
  description: z._default(longText, ''),
  links: z._default(
    z.partialRecord(
      z.enum(SOCIAL_NETWORKS),
      longText.check(z.refine((url) => url.trim() === '' || safeLink(url) !== null, key('validation.link'))),
    ),
    {},
  ),
});
export type SocialContent = z.infer<typeof content>;

export const social = defineSection({
  type: 'social',
  form: 'reading',
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: '',
    content: { title: t('sections.social.defaultTitle'), description: '', links: {} },
  }),
  shownTitle: (_title, { title }) => title,
  summary: (_title, { title, links }) => title || Object.keys(links).join(', '),
});
