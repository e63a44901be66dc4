import Share2 from 'lucide-react/icons/share-2';
import * as z from 'zod/mini';
import { toSafeLink } from '@/core/link';
import { key } from '@/core/messages';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

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

const content = createContentSchemas(({ text, atSave }) =>
  z.object({
    title: z._default(text, ''),
    description: z._default(text, ''),
    links: z._default(
      z.partialRecord(
        z.enum(SOCIAL_NETWORKS),
        atSave(text, (field) =>
          field.check(
            z.refine((url) => url.trim() === '' || toSafeLink(url) !== null, key('validation.link')),
          ),
        ),
      ),
      {},
    ),
  }),
);
export type SocialContent = z.infer<typeof content.saved>;

/** Lists the links that are filled in and safe to follow, always in the same order. */
export function listShownLinks({ links }: SocialContent): { network: SocialNetwork; href: string }[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const href = toSafeLink(links[network] ?? '');
    return href ? [{ network, href }] : [];
  });
}

export const social = defineSection({
  type: 'social',
  icon: Share2,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: '',
    content: { title: t('sectionTypes.social.defaultTitle'), description: '', links: {} },
  }),
  shownTitle: (_title, { title }) => title,
  titleSteps: ['content', 'title'],
  summary: (_title, { title, links }) => title || Object.keys(links).join(', '),
  titleRole: 'name',
  isEmpty: (content) => content.description.trim() === '' && listShownLinks(content).length === 0,
  counted: {
    limit: 'socialLinks',
    // A link to another address of the same network counts as the same link.
    keys: ({ links }, sectionId) =>
      Object.entries<string>(links)
        .filter(([, url]) => url.trim() !== '')
        .map(([network]) => getSocialLinkKey(sectionId, network)),
    keepFirst: (content, count) => ({
      ...content,
      links: Object.fromEntries(Object.entries(content.links).slice(0, count)),
    }),
  },
  onServer: import.meta.env.SSR
    ? {
        businessFacts: (content) => ({ links: listShownLinks(content).map(({ href }) => href) }),
        records: (content) => ({
          links: Object.entries<string>(content.links).flatMap(([platform, link]) => {
            const url = toSafeLink(link);
            return url === null ? [] : [{ platform, url }];
          }),
        }),
      }
    : undefined,
});

export function getSocialLinkKey(sectionId: string, network: string): string {
  return `${sectionId} ${network}`;
}
