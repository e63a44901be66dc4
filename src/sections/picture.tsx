import { useState } from 'react';
import { parseImageUrl } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';
import type { SiteWords } from './section';

interface PictureProps {
  url: string;
  alt: string;
  isFirst: boolean;
  words: SiteWords;
}

/** A picture in its frame. Where React runs, in the previews, a picture that does not load says so. */
export function Picture({ url, alt, isFirst, words }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = safeImageUrl(url);
  if (!src || failedUrl === src) return <div className="s-frame s-missing">{words.imageNotFound}</div>;
  const size = parseImageUrl(src);
  return (
    <div className="s-frame">
      <img
        src={src}
        alt={alt}
        width={size?.width}
        height={size?.height}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        onError={() => setFailedUrl(src)}
      />
    </div>
  );
}
