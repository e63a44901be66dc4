import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { Availability } from '@/contracts/bookings';
import { TextField } from '@/ui/field';
import { useDiaryText } from '../use-diary-text';

interface TimeChoiceProps {
  times: Availability | undefined;
  /** True while the times are those of another day, which stay in their places until this day's are read. */
  isOfAnotherDay: boolean;
  /** It says why the times could not be read. */
  failure: string | null;
  /** Today's times before this one are not offered. */
  after: string;
  time: string;
  isOther: boolean;
  /** True when the typed time lies outside opening hours. */
  isOutside: boolean;
  onChange: (time: string, isOther: boolean) => void;
  error?: string;
}

/** Offers the times of the day, with taken ones struck through, and any other time in a field. */
export function TimeChoice({
  times,
  isOfAnotherDay,
  failure,
  after,
  time,
  isOther,
  isOutside,
  onChange,
  error,
}: TimeChoiceProps) {
  const t = useDiaryText();
  const id = useId();
  const shown = times && [...times.freeTimes, ...times.bookedTimes].filter((slot) => slot > after).sort();
  return (
    <div className="field" aria-busy={(times && !isOfAnotherDay) || failure ? undefined : true}>
      <span className="label" id={id}>
        {t('diary.time')}
      </span>
      {failure && <p className="hint">{failure}</p>}
      {!isOfAnotherDay && shown?.length === 0 && <p className="hint">{t('diary.noTimes')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in every browser */}
      <div className="slots" role="group" aria-labelledby={id} aria-describedby={error && `${id}-error`}>
        {shown?.map((slot) => (
          <button
            key={slot}
            type="button"
            className="slot"
            aria-pressed={!isOther && slot === time}
            disabled={isOfAnotherDay || times?.bookedTimes.includes(slot)}
            onClick={() => onChange(slot, false)}
          >
            {slot}
          </button>
        ))}
        <button
          type="button"
          className="slot slot--word"
          aria-pressed={isOther}
          onClick={() => onChange(time, true)}
        >
          {t('diary.otherTime')}
        </button>
      </div>
      {isOther && (
        <TextField
          type="time"
          className="mt-2"
          label={t('diary.otherTimeField')}
          value={time}
          hint={isOutside && time ? t('diary.outside') : undefined}
          onChange={({ target: { value } }) => onChange(value, true)}
        />
      )}
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
