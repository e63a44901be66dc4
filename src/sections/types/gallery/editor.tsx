import './gallery-editor.css';
import { CircleAlert, ImagePlus, Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_UPLOAD_MEGABYTES } from '@/core/image-file';
import { keyPictures, unkeyPictures } from '@/core/keyed-pictures';
import { getEntitlements } from '@/core/plans';
import { TextAreaField } from '@/ui/field';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { FileDrop } from '../../editor-kit/file-drop';
import type { ItemControl } from '../../editor-kit/growing-list';
import { ACCEPTED_PICTURES, usePictureUploads, useSectionPlan, useUploadsOf } from '../../editor-kit/host';
import { ItemField } from '../../editor-kit/item-fields';
import { ItemListEditor } from '../../editor-kit/item-list';
import { MoreButton } from '../../editor-kit/more-button';
import { PictureThumb } from '../../editor-kit/pictures/image-field';
import { PickButton, PictureTools } from '../../editor-kit/pictures/picture-tools';
import { ReplaceButton } from '../../editor-kit/pictures/replace-button';
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
  const images = keyPictures(content.images);

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
        aside={<PickButton isDisabled={isFull} onPick={(url) => onChange(addImage(content, url))} />}
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
          onChange={(next) => onChange({ ...content, images: unkeyPictures(next) })}
          renderFields={(image, index) => (
            <ImageFields
              sectionId={id}
              name={image.caption.trim() || image.alt?.trim() || t('unnamed', { number: index + 1 })}
              image={image}
              errors={errors}
              path={`content.images.${index}`}
              onFile={(file) =>
                onUpload({ slot: image.id, files: [file], kind: 'picture', place: placeImage(image.id) })
              }
              onChange={(next) =>
                onChange({ ...content, images: unkeyPictures(images.with(index, { ...next, id: image.id })) })
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

/** Puts an uploaded picture into the place of another, and keeps what is written about that. */
export function placeImage(id: string) {
  return (content: GalleryContent, url: string): GalleryContent | null => {
    const images = changeItem(keyPictures(content.images), id, (image) => ({ ...image, url }));
    return images && { ...content, images: unkeyPictures(images) };
  };
}

interface ImageFieldsProps extends Omit<ItemControl<GalleryImage>, 'isNew'> {
  sectionId: string;
  /** The owner knows it by this name. */
  name: string;
  image: KeyedImage;
  onFile: (file: File) => void;
}

export function ImageFields(props: ImageFieldsProps) {
  const { sectionId, name, image, errors, path, onFile, onChange } = props;
  const t = useTranslations('sections.gallery');
  const uploads = useUploadsOf(sectionId, image.id);
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
      <div className="shot-tools">
        <ReplaceButton sectionId={sectionId} slot={image.id} name={name} onFile={onFile} />
        <PictureTools url={image.url} name={name} onChange={(url) => onChange({ ...image, url })} />
      </div>
      <UploadRows uploads={uploads} />
    </>
  );
}

function withoutAlt({ alt: _alt, ...image }: KeyedImage): KeyedImage {
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
