import { useTranslations } from 'use-intl';
import { pictureSources } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';
import { useFailedPicture } from './use-failed-picture';

/** A small view of a picture in its editor; the fields beside it say what it is. */
export function PictureThumb({ url, className }: { url: string; className: string }) {
  const t = useTranslations('sections.pictures');
  const src = safeImageUrl(url);
  const { hasFailed, onError } = useFailedPicture(src);
  if (!src || hasFailed) return <div className={`${className} is-missing`}>{t('missing')}</div>;
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
        onError={onError}
      />
    </div>
  );
}
