import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import { ButtonTargetField } from '../../editor-kit/button-target-field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { PictureField } from '../../editor-kit/pictures/image-field';
import { RichTextField } from '../../editor-kit/rich-text/rich-text-field';
import { type BandContent, band } from './definition';

function BandEditor({ id, content, onChange, onUpload, errors }: SectionEditorProps<BandContent>) {
  const t = useTranslations('sections.band');
  const common = useTranslations('sections.common');
  const getFieldProps = (name: 'title' | 'buttonText') => ({
    label: t(name),
    value: content[name],
    error: errors[`content.${name}`],
    onChange: (event: { target: { value: string } }) => onChange({ ...content, [name]: event.target.value }),
  });
  return (
    <>
      <TextField {...getFieldProps('title')} />
      <RichTextField
        label={t('text')}
        labelNote={common('optional')}
        rows={3}
        content={content}
        name="text"
        errors={errors}
        path="content"
        onChange={onChange}
      />
      <TextField {...getFieldProps('buttonText')} />
      <ButtonTargetField
        sectionId={id}
        url={content.buttonUrl}
        error={errors['content.buttonUrl']}
        onChange={(buttonUrl) => onChange({ ...content, buttonUrl })}
      />
      <PictureField
        sectionId={id}
        label={t('picture')}
        addressLabel={t('imageUrl')}
        url={content.imageUrl}
        error={errors['content.imageUrl']}
        onFile={(file) =>
          onUpload({
            files: [file],
            kind: 'picture',
            place: (latest, imageUrl) => ({ ...latest, imageUrl }),
          })
        }
        onChange={(imageUrl) => onChange({ ...content, imageUrl })}
      />
    </>
  );
}

export const editor = defineEditor(band, BandEditor, {
  band: [
    ['title', 5, 11, 24, 5],
    ['line', 5, 19, 16, 1.5],
    ['button', 34, 12, 10, 6],
  ],
  split: [
    ['title', 4, 7, 18, 4],
    ['line', 4, 14, 16, 1.5],
    ['button', 4, 20, 10, 4],
    ['picture', 26, 3, 18, 26],
  ],
});
