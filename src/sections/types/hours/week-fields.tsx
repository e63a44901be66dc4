import './week-fields.css';
import { useLocale, useTranslations } from 'use-intl';
import { addDays, getDeviceDate } from '@/core/dates';
import { formatDays } from '@/core/locale/format';
import { TextField } from '@/ui/field';
import { useFieldIds } from '@/ui/field-frame';
import { Segmented } from '@/ui/segmented';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { type FreeWeek, WEEK_STATES } from './definition';
import { describeWeeks, listNextMondays, setWeek } from './free-weeks';

interface WeekFieldsProps {
  weeks: readonly FreeWeek[];
  errors: Readonly<Record<string, string>>;
  onChange: (weeks: FreeWeek[]) => void;
}

/** Draws the next weeks below each other. One press sets each: free, some days, full, or not on the page. */
export function WeekFields({ weeks, errors, onChange }: WeekFieldsProps) {
  const t = useTranslations('sections.hours');
  const { mark } = useFieldIds(undefined, false, describeWeeks(weeks));
  const mondays = listNextMondays(getDeviceDate(new Date()));
  const [from = ''] = mondays;
  const findError = (index: number, name: keyof FreeWeek) => errors[`content.weeks.${index}.${name}`];
  const listError =
    errors['content.weeks'] ?? weeks.map((_, index) => findError(index, 'monday')).find((text) => text);
  return (
    <Fold
      title={t('weeks')}
      hasError={hasErrorAt(errors, 'content.weeks')}
      startsOpen={weeks.length > 0}
      isLong
    >
      <p className="hint">{t('weeksHint')}</p>
      {mark && <p className="field__mark">{mark}</p>}
      {listError && <p className="error">{listError}</p>}
      <ul className="week-edit">
        {mondays.map((monday) => {
          const index = weeks.findIndex((week) => week.monday === monday);
          return (
            <OneWeek
              key={monday}
              monday={monday}
              isNow={monday === from}
              week={weeks[index]}
              error={findError(index, 'note')}
              onChange={(week) => onChange(setWeek(weeks, { monday, from, week }))}
            />
          );
        })}
      </ul>
    </Fold>
  );
}

interface OneWeekProps {
  monday: string;
  isNow: boolean;
  /** Undefined for a week that the page does not show. */
  week: FreeWeek | undefined;
  error: string | undefined;
  onChange: (week: FreeWeek | null) => void;
}

const SUNDAY = 6;
const CHOICES = [...WEEK_STATES, 'none'] as const;

function OneWeek({ monday, isNow, week, error, onChange }: OneWeekProps) {
  const t = useTranslations('sections.hours');
  const common = useTranslations('sections.common');
  const days = formatDays(useLocale(), monday, addDays(monday, SUNDAY));
  return (
    <li>
      <p className="label">
        {days}
        {isNow && <span className="mute"> {t('thisWeek')}</span>}
      </p>
      <Segmented
        label={days}
        value={week?.state ?? 'none'}
        onChange={(state) => onChange(state === 'none' ? null : { ...week, monday, state })}
        options={CHOICES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      {week && (
        <TextField
          label={
            <>
              {t('weekNote')}
              <span className="sr-only"> {t('weekNoteOf', { week: days })}</span>
            </>
          }
          labelNote={common('optional')}
          placeholder={t('weekNotePlaceholder')}
          value={week.note ?? ''}
          error={error}
          onChange={({ target }) => onChange(withNote(week, target.value))}
        />
      )}
    </li>
  );
}

function withNote({ monday, state }: FreeWeek, note: string): FreeWeek {
  return note === '' ? { monday, state } : { monday, state, note };
}
