import { toSafeImageUrl } from '@/core/link';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import dialogCss from '../../visitor-kit/dialog.css?inline';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import lightboxCss from '../../visitor-kit/lightbox.css?inline';
import { type GalleryContent, gallery } from './definition';
import galleryCss from './gallery.css?inline';
import { BOUNDS, GalleryGrid } from './island';
import largeCss from './large.css?inline';
import masonryCss from './masonry.css?inline';

function GalleryView({ id, title, content, words, mode, isFirst, frame }: SectionViewProps<GalleryContent>) {
  const images =
    mode === 'public' ? content.images.filter(({ url }) => toSafeImageUrl(url) !== null) : content.images;
  const { gallery, close, imageNotFound, showAll } = words;
  const islandWords = {
    ...gallery,
    close,
    imageNotFound,
    ...(images.length > BOUNDS.most && { showAll }),
  };
  return (
    <SectionFrame {...frame} className="s-gallery" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <IslandSlot
        type="gallery"
        id={id}
        Island={GalleryGrid}
        props={{ images, title, isFirst, words: islandWords }}
      />
    </SectionFrame>
  );
}

export const view = defineView(gallery, GalleryView, [dialogCss, lightboxCss, galleryCss], {
  masonry: masonryCss,
  large: largeCss,
});
