import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '@/ui/segmented';
import type { BookingContent } from './definition';

interface WhoTakesBookingsProps {
  content: BookingContent;
  error: string | undefined;
  onChange: (content: BookingContent) => void;
}

/** The choice between one diary for all services and one for each, which is left out of the content. */
export function WhoTakesBookings({ content, error, onChange }: WhoTakesBookingsProps) {
  const t = useTranslations('sections.booking');
  const noteId = useId();
  const { isOneAtATime = false, ...rest } = content;
  return (
    <div className="field">
      <p className="label">{t('whoTakes')}</p>
      <Segmented
        className="justify-self-start"
        label={t('whoTakes')}
        value={isOneAtATime ? 'me' : 'each'}
        isInvalid={error !== undefined}
        describedBy={noteId}
        onChange={(who) => onChange(who === 'me' ? { ...rest, isOneAtATime: true } : rest)}
        options={[
          { value: 'me', label: t('justMe') },
          { value: 'each', label: t('eachService') },
        ]}
      />
      {error ? (
        <p className="error" id={noteId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : (
        <p className="hint" id={noteId}>
          {t(isOneAtATime ? 'justMeHint' : 'eachServiceHint')}
        </p>
      )}
    </div>
  );
}
