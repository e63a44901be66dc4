import type { Section } from '@/contracts/page-data';
import type { GalleryImage } from './gallery/schema';
import { readContent } from './read-content';
import type { SectionContent } from './registry';

/** The pictures of all galleries of a page, in order. */
export function galleryImages({ sections }: { sections: readonly Section[] }): GalleryImage[] {
  return [...sections]
    .sort((a, b) => a.order - b.order)
    .flatMap((section) => {
      const read = readContent(section);
      return read?.type === 'gallery' ? (read.content as SectionContent<'gallery'>).images : [];
    });
}
