import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureSources } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';

/** A small view of a picture in its editor; the fields beside it say what it is. */
export function PictureThumb({ url, className }: { url: string; className: string }) {
  const t = useTranslations('sections.pictures');
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = safeImageUrl(url);
  if (!src || failedUrl === src) return <div className={`${className} is-missing`}>{t('missing')}</div>;
  const [smallest] = pictureSources(src);
  return (
    <div className={className}>
      <img
        src={src}
        srcSet={smallest?.srcSet}
        sizes="88px"
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setFailedUrl(src)}
      />
    </div>
  );
}
