import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { type HeadingContent, heading } from './definition';

function HeadingEditor({ content, onChange, errors }: SectionEditorProps<HeadingContent>) {
  const t = useTranslations('sections.heading');
  return (
    <TextField
      label={t('text')}
      value={content.text}
      error={errors['content.text']}
      onChange={(event) => onChange({ ...content, text: event.target.value })}
    />
  );
}

export const editor = defineEditor(heading, HeadingEditor);
