import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import type { SectionEditorProps } from '../section';
import type { HeroContent } from './schema';

export function HeroEditor({ content, onChange, errors }: SectionEditorProps<HeroContent>) {
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
      <TextField {...field('imageUrl')} inputMode="url" hint={t('imageUrlHint')} />
      <TextField {...field('buttonText')} />
      <TextField {...field('buttonUrl')} inputMode="url" hint={t('buttonUrlHint')} />
    </>
  );
}
