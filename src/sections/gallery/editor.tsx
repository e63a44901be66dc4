import { CircleAlert, Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { getEntitlements } from '@/core/plans';
import { ItemListEditor } from '../item-list-editor';
import { MoreButton } from '../more-button';
import { usePictureUploads, useUploadsOf } from '../picture-uploads';
import type { SectionEditorProps } from '../section';
import { useSectionPlan } from '../section-plan';
import { SectionTitleField } from '../section-title-field';
import { UploadRows } from '../upload-rows';
import { ImageFields } from './image-fields';
import { keyImages, unkeyImages } from './keyed-images';
import { PictureDrop } from './picture-drop';
import type { GalleryContent } from './schema';

export function GalleryEditor({
  id,
  title,
  content,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<GalleryContent>) {
  const t = useTranslations('sections.gallery');
  const { start, galleryRoom } = usePictureUploads();
  const { tier } = useSectionPlan();
  const limit = getEntitlements(tier).limit('galleryImages');
  const uploads = useUploadsOf(id);
  const [leftOut, setLeftOut] = useState(0);
  const isFull = galleryRoom() === 0;
  const images = keyImages(content.images);

  const handleFiles = (files: File[]) => {
    const taken = files.slice(0, galleryRoom());
    setLeftOut(files.length - taken.length);
    start({ sectionId: id, files: taken, kind: 'photo', place: addImage });
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

function addImage(content: unknown, url: string): GalleryContent {
  const gallery = content as GalleryContent;
  return { ...gallery, images: [...gallery.images, { url, caption: '' }] };
}
