import { safeLink } from '@/core/link';
import { SOCIAL_NETWORKS, type SocialContent, type SocialNetwork } from './schema';

export interface SocialLink {
  network: SocialNetwork;
  href: string;
}

/** The links that are filled in and safe to follow, always in the same order. */
export function shownLinks({ links }: SocialContent): SocialLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const href = safeLink(links[network] ?? '');
    return href ? [{ network, href }] : [];
  });
}
