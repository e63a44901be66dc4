import { useTranslations } from 'use-intl';
import { TextAreaField, TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type ContactInfoContent, contactInfo } from './definition';

function ContactInfoEditor({
  title,
  content,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<ContactInfoContent>) {
  const t = useTranslations('sections.contact-info');
  const field = (name: keyof ContactInfoContent) => ({
    label: t(name),
    value: content[name],
    error: errors[`content.${name}`],
    onChange: (event: { target: { value: string } }) => onChange({ ...content, [name]: event.target.value }),
  });
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <TextField {...field('name')} />
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('email')} type="email" placeholder={t('emailPlaceholder')} />
      <TextField {...field('website')} type="url" placeholder={t('websitePlaceholder')} />
      <TextAreaField {...field('address')} rows={2} />
      <TextAreaField {...field('hours')} rows={3} hint={t('hoursHint')} />
      <TextAreaField {...field('description')} rows={3} />
    </>
  );
}

export const editor = defineEditor(contactInfo, ContactInfoEditor);
