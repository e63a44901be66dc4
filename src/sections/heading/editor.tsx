import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import type { SectionEditorProps } from '../section';
import type { HeadingContent } from './schema';

export function HeadingEditor({ content, onChange, errors }: SectionEditorProps<HeadingContent>) {
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
