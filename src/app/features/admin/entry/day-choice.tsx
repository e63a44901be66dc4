import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDay } from '@/app/lib/dates';
import { addDays } from '@/core/dates';
import { TextField } from '@/ui/field';
import { useDiaryText } from '../use-diary-text';

/** On a phone, this many days and the button for any other day have room side by side. */
const NEAR_DAYS = 4;

interface DayChoiceProps {
  label: string;
  today: string;
  day: string;
  onChange: (day: string) => void;
  error?: string;
}

/** Offers the next days as buttons, and any other day in a field. */
export function DayChoice({ label, today, day, onChange, error }: DayChoiceProps) {
  const t = useDiaryText();
  const id = useId();
  const near = Array.from({ length: NEAR_DAYS }, (_, ahead) => addDays(today, ahead));
  const [isOther, setIsOther] = useState(false);
  const isField = isOther || !near.includes(day);
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in every browser */}
      <div className="days" role="group" aria-labelledby={id}>
        {near.map((date) => (
          <button
            key={date}
            type="button"
            className="slot"
            aria-pressed={!isField && date === day}
            onClick={() => {
              setIsOther(false);
              onChange(date);
            }}
          >
            {date === today ? t('diary.today') : formatDay(date, 'weekday')}
            <b>{formatDay(date, 'day')}</b>
          </button>
        ))}
        <button type="button" className="slot" aria-pressed={isField} onClick={() => setIsOther(true)}>
          <CalendarDays className="icon--sm" aria-hidden="true" />
          {t('diary.otherDay')}
        </button>
      </div>
      {isField && (
        <TextField
          type="date"
          className="mt-2"
          label={t('diary.date')}
          value={day}
          error={error}
          onChange={({ target: { value } }) => onChange(value)}
        />
      )}
    </div>
  );
}
