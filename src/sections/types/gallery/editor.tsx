import './gallery-editor.css';
import { CircleAlert, ImagePlus, Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_UPLOAD_MEGABYTES } from '@/core/image-file';
import { getEntitlements } from '@/core/plans';
import { TextAreaField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { FileDrop } from '../../editor-kit/file-drop';
import type { ItemControl } from '../../editor-kit/growing-list';
import { ACCEPTED_PICTURES, usePictureUploads, useSectionPlan, useUploadsOf } from '../../editor-kit/host';
import { PictureThumb } from '../../editor-kit/image-field';
import { ItemField } from '../../editor-kit/item-fields';
import { ItemListEditor } from '../../editor-kit/item-list';
import { MoreButton } from '../../editor-kit/more-button';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { UploadRows } from '../../editor-kit/upload-rows';
import { type GalleryContent, type GalleryImage, gallery } from './definition';

function GalleryEditor({
  id,
  title,
  content,
  onTitleChange,
  onChange,
  onUpload,
  errors,
}: SectionEditorProps<GalleryContent>) {
  const t = useTranslations('sections.gallery');
  const { galleryRoom } = usePictureUploads();
  const { tier } = useSectionPlan();
  const limit = getEntitlements(tier).limit('galleryImages');
  const uploads = useUploadsOf(id);
  const [leftOut, setLeftOut] = useState(0);
  const isFull = galleryRoom() === 0;
  const images = keyImages(content.images);

  const handleFiles = (files: File[]) => {
    const taken = files.slice(0, galleryRoom());
    setLeftOut(files.length - taken.length);
    onUpload({ files: taken, kind: 'photo', place: addImage });
  };

  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <FileDrop
        accept={ACCEPTED_PICTURES}
        icon={ImagePlus}
        texts={{
          add: t('add'),
          dropHint: t('dropHint'),
          dropNow: t('dropNow'),
          files: t('filesHint', { max: MAX_UPLOAD_MEGABYTES }),
        }}
        isFull={isFull}
        limitText={t('limitReached', { limit })}
        more={<MoreButton feature="galleryImages" />}
        onFiles={handleFiles}
      />
      {leftOut > 0 && (
        <p className="error" role="status">
          <CircleAlert aria-hidden="true" />
          <span>{t('limitSkipped', { count: leftOut, limit })}</span>
        </p>
      )}
      <UploadRows uploads={uploads} />
      <div>
        {images.length === 0 && uploads.length === 0 && !isFull && (
          <p className="item-list__empty">
            <Images />
            {t('empty')}
          </p>
        )}
        <ItemListEditor
          items={images}
          getTitle={({ caption, alt = '' }) => caption.trim() || alt}
          getName={(number) => t('unnamed', { number })}
          onChange={(next) => onChange({ ...content, images: unkeyImages(next) })}
          renderFields={(image, index) => (
            <ImageFields
              image={image}
              errors={errors}
              path={`content.images.${index}`}
              onChange={(next) =>
                onChange({ ...content, images: unkeyImages(images.with(index, { ...next, id: image.id })) })
              }
            />
          )}
        />
        {errors['content.images'] && <p className="error">{errors['content.images']}</p>}
      </div>
    </>
  );
}

function addImage(content: GalleryContent, url: string): GalleryContent {
  return { ...content, images: [...content.images, { url, caption: '' }] };
}

interface ImageFieldsProps extends Omit<ItemControl<GalleryImage>, 'isNew'> {
  image: GalleryImage;
}

export function ImageFields({ image, errors, path, onChange }: ImageFieldsProps) {
  const t = useTranslations('sections.gallery');
  return (
    <>
      <PictureThumb className="shot-thumb" url={image.url} />
      <ItemField
        label={t('caption')}
        isOptional
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

export const editor = defineEditor(gallery, GalleryEditor, {
  rows: [
    ['picture', 4, 4, 16, 11],
    ['picture', 22, 4, 22, 11],
    ['picture', 4, 17, 22, 11],
    ['picture', 28, 17, 16, 11],
  ],
  masonry: [
    ['picture', 4, 4, 12, 24],
    ['picture', 18, 4, 26, 11],
    ['picture', 18, 17, 12, 11],
    ['picture', 32, 17, 12, 11],
  ],
  large: [
    ['picture', 4, 4, 27, 24],
    ['picture', 33, 4, 11, 11],
    ['picture', 33, 17, 11, 11],
  ],
});

type KeyedImage = GalleryImage & { id: string };

/** Pictures with an id for lists: their address, and a number where the same one stands again. */
export function keyImages(images: readonly GalleryImage[]): KeyedImage[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const times = (seen.get(image.url) ?? 0) + 1;
    seen.set(image.url, times);
    return { ...image, id: times === 1 ? image.url : `${image.url} ${times}` };
  });
}

export function unkeyImages(images: readonly KeyedImage[]): GalleryImage[] {
  return images.map(({ id: _id, ...image }) => image);
}
