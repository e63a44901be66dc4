import { useContext } from 'react';
import { parseImageUrl, pictureSources } from '@/core/image-file';
import { SmallPictures } from './small-pictures';

interface ResponsiveImageProps {
  /** Already found safe. */
  src: string;
  alt: string;
  /** How wide it stands on the page, for the browser's choice among the variants. */
  sizes: string;
  /** Fetched before everything else, or only when it comes near. */
  priority: 'high' | 'usual' | 'lazy';
  onError: () => void;
}

/** A picture in the smallest variant that is sharp enough; one from elsewhere as it is. */
export function ResponsiveImage({ src, alt, sizes, priority, onError }: ResponsiveImageProps) {
  const size = parseImageUrl(src);
  const small = useContext(SmallPictures);
  const fetched = priority === 'high' ? (small?.priority ?? priority) : priority;
  const image = (
    <img
      src={src}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={fetched === 'lazy' ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={fetched === 'high' ? 'high' : undefined}
      draggable={false}
      onError={onError}
    />
  );
  const sources = pictureSources(src);
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ format, srcSet }) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={small?.sizes ?? sizes} />
      ))}
      {image}
    </picture>
  );
}
