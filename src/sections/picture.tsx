import { safeImageUrl } from '@/core/link';
import { ResponsiveImage } from './responsive-image';
import type { SiteWords } from './section';
import { useFailedPicture } from './use-failed-picture';

interface PictureProps {
  url: string;
  alt: string;
  sizes: string;
  /** Whether it is the first that a visitor sees. */
  isFirst: boolean;
  words: Pick<SiteWords, 'imageNotFound'>;
}

/** A picture in its frame. Where React runs, in the previews, a picture that does not load says so. */
export function Picture({ url, alt, sizes, isFirst, words }: PictureProps) {
  const src = safeImageUrl(url);
  const { hasFailed, onError } = useFailedPicture(src);
  if (!src || hasFailed) return <div className="s-frame s-missing">{words.imageNotFound}</div>;
  return (
    <div className="s-frame">
      <ResponsiveImage
        src={src}
        alt={alt}
        sizes={sizes}
        priority={isFirst ? 'high' : 'lazy'}
        onError={onError}
      />
    </div>
  );
}
