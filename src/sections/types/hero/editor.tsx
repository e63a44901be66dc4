import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { ButtonTargetField } from '../../editor-kit/button-target-field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { PictureField } from '../../editor-kit/pictures/image-field';
import { type HeroContent, hero } from './definition';

function HeroEditor({ id, content, onChange, onUpload, errors }: SectionEditorProps<HeroContent>) {
  const t = useTranslations('sections.hero');
  const getFieldProps = (name: keyof HeroContent) => ({
    label: t(name),
    value: content[name],
    error: errors[`content.${name}`],
    onChange: (event: { target: { value: string } }) => onChange({ ...content, [name]: event.target.value }),
  });
  return (
    <>
      <TextField {...getFieldProps('title')} />
      <TextAreaField {...getFieldProps('subtitle')} rows={3} />
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
      <TextField {...getFieldProps('buttonText')} />
      <ButtonTargetField
        sectionId={id}
        url={content.buttonUrl}
        error={errors['content.buttonUrl']}
        onChange={(buttonUrl) => onChange({ ...content, buttonUrl })}
      />
    </>
  );
}

export const editor = defineEditor(hero, HeroEditor, {
  cover: [['title', 5, 4, 24, 4], ...sketchLines(5, 10, 18, 1), ['picture', 5, 15, 38, 20]],
  full: [
    ['title', 5, 4, 26, 4],
    ['button', 5, 10, 8, 3],
    ['picture', 0, 16, 48, 16],
  ],
  beside: [
    ['title', 4, 6, 18, 4],
    ...sketchLines(4, 13, 17, 2),
    ['button', 4, 21, 8, 3],
    ['picture', 26, 4, 18, 24],
  ],
  behind: [['picture', 0, 0, 48, 32], ['title', 5, 15, 24, 4], ...sketchLines(5, 22, 18, 1)],
  fit: [['title', 0, 6, 48, 14], ...sketchLines(4, 24, 18, 1)],
  type: [['title', 5, 6, 38, 6], ['title', 5, 14, 28, 6], ...sketchLines(5, 24, 18, 1)],
  sign: [
    ['title', 3, 13, 13, 5],
    ['picture', 18, 8, 12, 14],
    ['title', 32, 13, 13, 5],
    ...sketchLines(14, 26, 20, 1),
  ],
});
