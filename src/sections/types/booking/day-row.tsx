import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { capitalize, formatWeekday } from '@/core/locale/format';
import type { Weekday } from '@/core/locale/weekdays';
import type { DayHours } from '@/core/opening-hours';
import { Switch } from '@/ui/switch';

interface DayRowProps {
  day: Weekday;
  hours: DayHours;
  /** True if it matters from when to when the day is open. */
  hasTimes: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (hours: DayHours) => void;
  /** Buttons for more actions with the day stand behind its hours. */
  children: ReactNode;
}

/** Asks whether the business is open on one day of the week, and from when to when. */
export function DayRow({ day, hours, hasTimes, errors, onChange, children }: DayRowProps) {
  const t = useTranslations('sections.booking');
  const locale = useLocale();
  const name = capitalize(locale, formatWeekday(locale, day));
  const errorId = useId();
  const getError = (field: 'start' | 'end') => errors[`content.workingHours.${day}.${field}`];
  const error = getError('start') ?? getError('end');
  const renderTimeField = (field: 'start' | 'end') => (
    <input
      type="time"
      className="input"
      aria-label={t(field, { day: name })}
      value={hours[field]}
      aria-invalid={getError(field) ? true : undefined}
      aria-describedby={getError(field) ? errorId : undefined}
      onChange={(event) => onChange({ ...hours, [field]: event.target.value })}
    />
  );
  return (
    <li className="day-edit">
      <Switch label={name} isOn={hours.enabled} onChange={(enabled) => onChange({ ...hours, enabled })} />
      {hasTimes && hours.enabled && (
        <div className="time-range">
          {renderTimeField('start')}
          <span aria-hidden="true">–</span>
          {renderTimeField('end')}
        </div>
      )}
      {hasTimes && !hours.enabled && <span className="day-edit__closed">{t('closed')}</span>}
      {error && (
        <p className="error" id={errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {children}
    </li>
  );
}
