import { createContext, use, useEffect, useState } from 'react';
import { listPictureSources, parseImageUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { focusClass, withoutFocus } from '@/core/picture-focus';
import type { SiteWords } from './define-view';
import type { FieldMark } from './field-marks';

interface PictureProps {
  url: string;
  alt: string;
  sizes: string;
  /** True if it is the first picture that a visitor sees. */
  isFirst: boolean;
  words: Pick<SiteWords, 'imageNotFound'>;
  /** It says which field the picture shows. */
  mark?: FieldMark | undefined;
}

/** Draws a picture in its frame. Where React runs, in the previews, a picture that does not load says so. */
export function Picture({ url, alt, sizes, isFirst, words, mark }: PictureProps) {
  const src = toSafeImageUrl(url);
  const { hasFailed, onError } = useFailedPicture(src);
  if (!src || hasFailed)
    return (
      <div className="s-frame s-missing" {...mark}>
        {words.imageNotFound}
      </div>
    );
  return (
    <div className="s-frame" {...mark}>
      <ResponsiveImage
        className={focusClass(src)}
        src={src}
        alt={alt}
        sizes={sizes}
        priority={isFirst ? 'high' : 'lazy'}
        onError={onError}
      />
    </div>
  );
}

/** A page that is drawn smaller than usual fetches its pictures for the width of its frame. */
export interface PictureFetch {
  /** Its frame has this width. */
  sizes: string;
  /**
   * It says when the first picture is loaded: before everything else, or when the frame comes near. All others wait anyway.
   */
  priority: 'high' | 'lazy';
}

/** Set around a page that is drawn smaller. */
export const SmallPictures = createContext<PictureFetch | null>(null);

interface ResponsiveImageProps {
  className?: string;
  /** The address has been found safe. */
  src: string;
  alt: string;
  /** The picture has this width on the page, by which the browser chooses among the variants. */
  sizes: string;
  /** The picture is fetched before everything else, as usual, or only when it comes near. */
  priority: 'high' | 'usual' | 'lazy';
  onError: () => void;
}

/** Draws a picture in the smallest variant that is sharp enough; one from elsewhere is drawn as it is. */
export function ResponsiveImage({ className, src, alt, sizes, priority, onError }: ResponsiveImageProps) {
  const size = parseImageUrl(src);
  const small = use(SmallPictures);
  const fetched = priority === 'high' ? (small?.priority ?? priority) : priority;
  const image = (
    <img
      className={className}
      src={withoutFocus(src)}
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
  const sources = listPictureSources(src);
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

/** Another number lets pictures that did not load be fetched once more. */
export const PictureTryContext = createContext(0);

interface FailedPicture {
  hasFailed: boolean;
  onError: () => void;
}

/** Notices that an image did not load; it is fetched again when the network is back. */
export function useFailedPicture(src: string | null): FailedPicture {
  const attempt = use(PictureTryContext);
  const [failed, setFailed] = useState<{ src: string | null; attempt: number } | null>(null);
  const hasFailed = failed?.src === src && failed.attempt === attempt;

  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);

  return { hasFailed, onError: () => setFailed({ src, attempt }) };
}
