import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';

interface SectionTitleFieldProps {
  title: string;
  error?: string;
  onChange: (title: string) => void;
}

/** Draws the field for the title above a section, which may also have none. */
export function SectionTitleField({ title, error, onChange }: SectionTitleFieldProps) {
  const t = useTranslations('sections.common');
  return (
    <TextField
      label={t('title')}
      labelNote={t('optional')}
      value={title}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
