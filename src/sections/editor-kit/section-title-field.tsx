import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';

interface SectionTitleFieldProps {
  title: string;
  error?: string;
  onChange: (title: string) => void;
}

/** The title above a section; a section may stand without one. */
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
