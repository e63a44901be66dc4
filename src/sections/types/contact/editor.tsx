import { useTranslations } from 'use-intl';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { type ContactContent, contact, LOCKED_CONTACT_FIELDS } from './definition';

function ContactEditor({ content, onChange, errors }: SectionEditorProps<ContactContent>) {
  const t = useTranslations('sections.contact');
  const common = useTranslations('sections.common');
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
      <TextField
        label={t('answeredBy')}
        labelNote={common('optional')}
        hint={t('answeredByHint')}
        value={content.answeredBy ?? ''}
        error={errors['content.answeredBy']}
        onChange={({ target: { value } }) => onChange(withAnsweredBy(content, value))}
      />
    </>
  );
}

/** Leaves out an empty name, as on older pages. */
function withAnsweredBy(
  { answeredBy: _before, ...rest }: ContactContent,
  answeredBy: string,
): ContactContent {
  return answeredBy === '' ? rest : { ...rest, answeredBy };
}

export const editor = defineEditor(contact, ContactEditor, {
  form: [
    ['title', 4, 6, 12, 4],
    ['picture', 20, 5, 11, 5],
    ['picture', 33, 5, 11, 5],
    ['picture', 20, 12, 24, 9],
    ['button', 20, 24, 9, 3],
  ],
  panel: [
    ['title', 4, 6, 12, 4],
    ...sketchLines(4, 13, 11, 2),
    ['picture', 19, 3, 26, 26],
    ['line', 22, 8, 20, 1.5],
    ['line', 22, 13, 20, 1.5],
    ['button', 22, 22, 9, 3],
  ],
  letter: [
    ['title', 4, 4, 16, 4],
    ['title', 4, 12, 8, 2.5],
    ['line', 14, 14, 30, 1],
    ['title', 4, 18, 8, 2.5],
    ['line', 14, 20, 30, 1],
    ['button', 4, 25, 9, 3],
  ],
});
