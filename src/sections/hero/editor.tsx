import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { PictureField } from '../picture-field';
import type { SectionEditorProps } from '../section';
import { ButtonTargetField } from './button-target-field';
import type { HeroContent } from './schema';

export function HeroEditor({ id, content, onChange, errors }: SectionEditorProps<HeroContent>) {
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
        place={(latest, imageUrl) => ({ ...(latest as HeroContent), imageUrl })}
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
