import { publicHost } from './page-facts';

/** The address of a website as people read it: host and slug, without a scheme. */
export function publicAddress(slug: string): string {
  return `${publicHost()}/${slug}`;
}
