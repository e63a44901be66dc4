import { safeImageUrl } from '@/core/link';
import { ResponsiveImage, useFailedPicture } from '../../visitor-kit/image';
import type { GalleryImage } from './definition';
import { type GalleryWords, imageAlt } from './describe-image';
import type { SwipeHandlers } from './use-swipe';

interface EnlargedPictureProps {
  image: GalleryImage;
  /** For a picture that nothing is written about. */
  name: string;
  words: GalleryWords;
  swipe: Partial<SwipeHandlers>;
}

/** A whole picture, whatever its shape, with its caption. */
export function EnlargedPicture({ image, name, words, swipe }: EnlargedPictureProps) {
  const src = safeImageUrl(image.url);
  const { hasFailed, onError } = useFailedPicture(src);
  const caption = image.caption.trim();
  return (
    <figure {...swipe}>
      {src && !hasFailed ? (
        <ResponsiveImage
          src={src}
          alt={imageAlt(image) || (caption === '' ? name : '')}
          sizes="100vw"
          priority="usual"
          onError={onError}
        />
      ) : (
        <p>{words.imageNotFound}</p>
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
