import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { ButtonTargetField } from '../../editor-kit/button-target-field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { PictureField } from '../../editor-kit/image-field';

import { type HeroContent, hero } from './definition';

function HeroEditor({ id, content, onChange, onUpload, errors }: SectionEditorProps<HeroContent>) {
  const t = useTranslations('sections.hero');
  const field = (name: keyof HeroContent) => ({
    label: t(name),
    value: content[name],
    error: errors[`content.${name}`],
    onChange: (event: { target: { value: string } }) => onChange({ ...content, [name]: event.target.value }),
  });
  return (
    <>
      <TextField {...field('title')} />
      <TextAreaField {...field('subtitle')} rows={3} />
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
      <TextField {...field('buttonText')} />
      <ButtonTargetField
        sectionId={id}
        url={content.buttonUrl}
        error={errors['content.buttonUrl']}
        onChange={(buttonUrl) => onChange({ ...content, buttonUrl })}
      />
    </>
  );
}

export const editor = defineEditor(hero, HeroEditor);
