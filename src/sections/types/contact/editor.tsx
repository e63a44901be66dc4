import { useTranslations } from 'use-intl';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { type ContactContent, contact, LOCKED_CONTACT_FIELDS } from './definition';

function ContactEditor({ content, onChange, errors }: SectionEditorProps<ContactContent>) {
  const t = useTranslations('sections.contact');
  const hasPhone = content.fields.includes('phone');
  const setPhone = (isAsked: boolean) =>
    onChange({ ...content, fields: [...LOCKED_CONTACT_FIELDS, ...(isAsked ? (['phone'] as const) : [])] });
  return (
    <>
      <TextField
        label={t('title')}
        value={content.title}
        error={errors['content.title']}
        onChange={(event) => onChange({ ...content, title: event.target.value })}
      />
      <fieldset className="grid">
        <legend className="label mb-1">{t('fields')}</legend>
        {LOCKED_CONTACT_FIELDS.map((name) => (
          <Checkbox key={name} label={t(name)} hint={t('always')} checked disabled readOnly />
        ))}
        <Checkbox
          label={t('phone')}
          hint={t('optional')}
          checked={hasPhone}
          onChange={(event) => setPhone(event.target.checked)}
        />
        {errors['content.fields'] && <p className="error">{errors['content.fields']}</p>}
      </fieldset>
    </>
  );
}

export const editor = defineEditor(contact, ContactEditor);
