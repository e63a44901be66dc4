import type { Section } from '@/contracts/page-data';
import { readContent } from './read-content';
import type { SectionContent } from './registry';

/** A filled-in link: the section that it stands in and its network. What it leads to may change, it stays the same link. */
export function socialLinkKey(sectionId: string, network: string): string {
  return `${sectionId} ${network}`;
}

/** The filled-in links of all social sections of a page. */
export function socialLinkKeys({ sections }: { sections: readonly Section[] }): string[] {
  return sections.flatMap((section) => {
    if (section.type !== 'social') return [];
    const links = (readContent(section)?.content as SectionContent<'social'> | undefined)?.links ?? {};
    return Object.entries<string>(links)
      .filter(([, url]) => url.trim() !== '')
      .map(([network]) => socialLinkKey(section.id, network));
  });
}
