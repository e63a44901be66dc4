import { CircleAlert } from 'lucide-react';
import { use, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';
import { WebsitePeopleContext } from '../../editor-kit/host';
import type { BookingContent } from './definition';

const CHOICES = { me: { isOneAtATime: true }, people: { isByPeople: true }, each: {} };
const HINTS = { me: 'justMeHint', people: 'nobodyHint', each: 'eachServiceHint' } as const;

interface WhoTakesBookingsProps {
  content: BookingContent;
  error: string | undefined;
  onChange: (content: BookingContent) => void;
}

/**
 * Lets the owner choose one diary for all services, one for each person, or one for each service, which is left out of the
 * content.
 */
export function WhoTakesBookings({ content, error, onChange }: WhoTakesBookingsProps) {
  const t = useTranslations('sections.booking');
  const noteId = useId();
  const people = use(WebsitePeopleContext);
  const { isOneAtATime = false, isByPeople = false, ...rest } = content;
  const value = isByPeople ? 'people' : isOneAtATime ? 'me' : 'each';
  return (
    <div className="field">
      <p className="label">{t('whoTakes')}</p>
      <Segmented
        className="justify-self-start"
        label={t('whoTakes')}
        value={value}
        isInvalid={error !== undefined}
        describedBy={noteId}
        onChange={(who) => onChange({ ...rest, ...CHOICES[who] })}
        options={[
          { value: 'me', label: t('justMe') },
          { value: 'people', label: t('people') },
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
          {value === 'people' && people?.takers.length
            ? t('peopleHint', { names: people.takers.join(', ') })
            : t(HINTS[value])}{' '}
          {value === 'people' && people && (
            <a className="link" href={people.address} target="_blank" rel="noopener">
              {t('openPeople')}
            </a>
          )}
        </p>
      )}
      {value !== 'each' && <SeveralServices content={content} onChange={onChange} />}
    </div>
  );
}

/** Lets the owner choose whether customers can book several services at once, where one diary holds all of them. */
function SeveralServices({ content, onChange }: Pick<WhoTakesBookingsProps, 'content' | 'onChange'>) {
  const t = useTranslations('sections.booking');
  const hintId = useId();
  const { takesSeveral = false, ...rest } = content;
  return (
    <div className="mt-3">
      <Switch
        label={t('takesSeveral')}
        isOn={takesSeveral}
        describedBy={hintId}
        onChange={(isOn) => onChange(isOn ? { ...rest, takesSeveral: true } : rest)}
      />
      <p className="hint" id={hintId}>
        {t('takesSeveralHint')}
      </p>
    </div>
  );
}
