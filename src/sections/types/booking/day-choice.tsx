import { useId } from 'react';
import type { WordsOf } from '../../visitor-kit/define-view';
import { MonthCalendar } from './month-calendar';
import type { FreeDaysState } from './use-free-days';

interface DayChoiceProps {
  label: string;
  /** The shown month, and the first and the last that can be shown; null until the script knows the day. */
  month: string | null;
  firstMonth: string;
  lastMonth: string;
  chosen: string | null;
  days: FreeDaysState;
  isSelectable: (date: string) => boolean;
  error?: string;
  words: WordsOf<'booking'>;
  onMonthChange: (month: string) => void;
  onPress: (date: string) => void;
}

/** A calendar with its name, what is loading and what went wrong. */
export function DayChoice({ label, month, days, error, words, ...calendar }: DayChoiceProps) {
  const id = useId();
  const isLoading = month !== null && !days.free[month] && !days.hasFailed;
  const isFull = month !== null && days.free[month]?.size === 0;
  return (
    <fieldset className="s-group" data-invalid={error ? '' : undefined} tabIndex={-1}>
      <legend>{label}</legend>
      {month === null ? (
        <div className="s-cal-space" />
      ) : (
        <MonthCalendar
          {...calendar}
          id={id}
          month={month}
          isLoading={isLoading}
          describedBy={error ? `${id}-error` : undefined}
          words={words}
        />
      )}
      <p className="s-hint s-cal-hint" role="status">
        {isLoading && words.loading}
        {isFull && words.noFreeDay}
      </p>
      {days.hasFailed && <Retry text={words.daysFailed} words={words} onRetry={days.refresh} />}
      {error && (
        <p className="s-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RetryProps {
  text: string;
  words: WordsOf<'booking'>;
  onRetry: () => void;
}

/** Says what could not be loaded, and offers another try. */
export function Retry({ text, words, onRetry }: RetryProps) {
  return (
    <p className="s-error" role="alert">
      {text}{' '}
      <button className="s-link" type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  );
}
