import { parseImageUrl, pictureSources } from '@/core/image-file';

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
  const image = (
    <img
      src={src}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={priority === 'high' ? 'high' : undefined}
      draggable={false}
      onError={onError}
    />
  );
  const sources = pictureSources(src);
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ format, srcSet }) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
