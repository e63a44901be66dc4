import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import { SOCIAL_NETWORKS, type SocialContent } from './definition';

export const fixtures: SectionFixtures<SocialContent> = {
  typical: {
    title: '',
    content: {
      title: 'Follow us',
      description: '',
      links: { instagram: 'https://instagram.com/bakery', facebook: 'facebook.com/bakery' },
    },
  },
  empty: { title: '', content: { title: '', description: '', links: {} } },
  extreme: {
    title: '',
    content: {
      title: HARD_LINE,
      description: HARD_LINE,
      links: Object.fromEntries(
        SOCIAL_NETWORKS.map((network) => [network, `https://example.com/?q="><script>${'a'.repeat(500)}`]),
      ),
    },
  },
};
