import { useTranslations } from 'use-intl';
import { TextAreaField } from '@/ui/field';
import { PictureThumb } from '../../editor-kit/image-field';
import { ItemField } from '../../editor-kit/item-fields';
import type { GalleryImage } from './definition';

interface ImageFieldsProps {
  image: GalleryImage;
  errors: Readonly<Record<string, string>>;
  /** Where this picture stands among the errors. */
  path: string;
  onChange: (image: GalleryImage) => void;
}

export function ImageFields({ image, errors, path, onChange }: ImageFieldsProps) {
  const t = useTranslations('sections.gallery');
  const common = useTranslations('sections.common');
  return (
    <>
      <PictureThumb className="shot-thumb" url={image.url} />
      <ItemField
        label={t('caption')}
        labelNote={common('optional')}
        value={image.caption}
        error={errors[`${path}.caption`] ?? errors[`${path}.url`]}
        onChange={(caption) => onChange({ ...image, caption })}
      />
      <TextAreaField
        className="shot-alt"
        rows={1}
        label={t('alt')}
        placeholder={t('altPlaceholder')}
        value={image.alt ?? ''}
        error={errors[`${path}.alt`]}
        onChange={({ target: { value: alt } }) =>
          onChange(alt === '' ? withoutAlt(image) : { ...image, alt })
        }
      />
    </>
  );
}

function withoutAlt({ alt: _alt, ...image }: GalleryImage): GalleryImage {
  return image;
}
