import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Switch } from '@/ui/switch';
import type { BookingContent } from './definition';

interface OneAtATimeProps {
  content: BookingContent;
  error: string | undefined;
  onChange: (content: BookingContent) => void;
}

/** Whether all services share one diary. Off is left out of the content, as on pages from before. */
export function OneAtATime({ content, error, onChange }: OneAtATimeProps) {
  const t = useTranslations('sections.booking');
  const noteId = useId();
  const { isOneAtATime = false, ...rest } = content;
  return (
    <div className="field">
      <Switch
        label={t('oneAtATime')}
        isOn={isOneAtATime}
        isInvalid={error !== undefined}
        describedBy={noteId}
        onChange={(isOn) => onChange(isOn ? { ...rest, isOneAtATime: true } : rest)}
      />
      {error ? (
        <p className="error" id={noteId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : (
        <p className="hint" id={noteId}>
          {t('oneAtATimeHint')}
        </p>
      )}
    </div>
  );
}
