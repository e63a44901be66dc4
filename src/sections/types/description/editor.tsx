import { useTranslations } from 'use-intl';
import { TextAreaField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { type DescriptionContent, description } from './definition';

function DescriptionEditor({
  title,
  content,
  onTitleChange,
  onChange,
  errors,
}: SectionEditorProps<DescriptionContent>) {
  const t = useTranslations('sections.description');
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <TextAreaField
        label={t('text')}
        rows={6}
        value={content.text}
        error={errors['content.text']}
        onChange={(event) => onChange({ ...content, text: event.target.value })}
      />
    </>
  );
}

export const editor = defineEditor(description, DescriptionEditor);
