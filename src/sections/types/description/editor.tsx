import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { PictureField } from '../../editor-kit/pictures/image-field';
import { RichTextField } from '../../editor-kit/rich-text/rich-text-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type DescriptionContent, description } from './definition';

function DescriptionEditor({
  id,
  title,
  content,
  onUpload,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<DescriptionContent>) {
  const t = useTranslations('sections.description');
  const { imageUrl = '' } = content;
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <RichTextField
        label={t('text')}
        rows={6}
        content={content}
        name="text"
        errors={errors}
        path="content"
        onChange={onChange}
      />
      <PictureField
        sectionId={id}
        label={t('picture')}
        addressLabel={t('imageUrl')}
        url={imageUrl}
        error={errors['content.imageUrl']}
        onFile={(file) => onUpload({ files: [file], kind: 'picture', place: placeImage })}
        onChange={(url) => onChange(url === '' ? withoutPicture(content) : placeImage(content, url))}
      />
      {imageUrl !== '' && (
        <TextField
          label={t('alt')}
          hint={t('altHint')}
          value={content.alt ?? ''}
          error={errors['content.alt']}
          onChange={(event) => onChange({ ...content, alt: event.target.value })}
        />
      )}
    </>
  );
}

/** Returns a text without a picture as it was stored before texts could have one. */
export function withoutPicture({ imageUrl, alt, ...text }: DescriptionContent): DescriptionContent {
  return text;
}

function placeImage(latest: DescriptionContent, imageUrl: string): DescriptionContent {
  return { ...latest, imageUrl };
}

export const editor = defineEditor(description, DescriptionEditor, {
  plain: [['title', 4, 5, 11, 4], ...sketchLines(19, 6, 25, 6)],
  left: [['picture', 4, 4, 18, 24], ['title', 26, 6, 14, 4], ...sketchLines(26, 13, 18, 4)],
  right: [['title', 4, 6, 14, 4], ...sketchLines(4, 13, 18, 4), ['picture', 26, 4, 18, 24]],
  statement: [
    ['title', 6, 7, 36, 5],
    ['title', 10, 15, 28, 5],
    ['title', 14, 23, 20, 3],
  ],
  columns: [['title', 4, 4, 20, 4], ...sketchLines(4, 12, 18, 5), ...sketchLines(26, 12, 18, 5)],
});
