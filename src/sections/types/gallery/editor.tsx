import { CircleAlert, Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { getEntitlements } from '@/core/plans';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { usePictureUploads, useSectionPlan, useUploadsOf } from '../../editor-kit/host';
import { ItemListEditor } from '../../editor-kit/item-list';
import { MoreButton } from '../../editor-kit/more-button';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { UploadRows } from '../../editor-kit/upload-rows';
import { type GalleryContent, gallery } from './definition';
import { ImageFields } from './image-fields';
import { keyImages, unkeyImages } from './keyed-images';
import { PictureDrop } from './picture-drop';

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
      <PictureDrop
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
          titleOf={({ caption, alt = '' }) => caption.trim() || alt}
          nameOf={(number) => t('unnamed', { number })}
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

export const editor = defineEditor(gallery, GalleryEditor);
