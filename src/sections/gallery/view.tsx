import { safeImageUrl } from '@/core/link';
import { IslandSlot } from '../island-slot';
import type { SectionViewProps } from '../section';
import { SectionFrame, SectionTitle } from '../section-frame';
import { GalleryGrid } from './island';
import type { GalleryContent } from './schema';

export function GalleryView({ id, title, content, words, mode, isFirst }: SectionViewProps<GalleryContent>) {
  const { gallery, close, imageNotFound } = words;
  const images =
    mode === 'public' ? content.images.filter(({ url }) => safeImageUrl(url) !== null) : content.images;
  return (
    <SectionFrame id={id} mode={mode} className="s-gallery" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <IslandSlot
        type="gallery"
        id={id}
        Island={GalleryGrid}
        props={{ images, title, isFirst, words: { ...gallery, close, imageNotFound } }}
      />
    </SectionFrame>
  );
}
