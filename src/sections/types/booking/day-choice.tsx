import { useId } from 'react';
import type { WordsOf } from '../../visitor-kit/define-view';
import { MonthCalendar } from './month-calendar';
import type { Gone } from './use-months';

interface DayChoiceProps {
  label: string;
  /**
   * These are the shown month, and the first and the last that can be shown; the shown month is null until the script knows
   * the day.
   */
  month: string | null;
  firstMonth: string;
  lastMonth: string;
  chosen: string | null;
  isLoading: boolean;
  /** True if nothing is free in the shown month. */
  isFull: boolean;
  hasFailed: boolean;
  /** The failure is final: what the days are for is not offered any more. */
  gone: Gone | null;
  /** Says what must be known before a day is chosen. */
  hint?: string | undefined;
  isSelectable: (date: string) => boolean;
  error?: string;
  words: WordsOf<'booking'>;
  onMonthChange: (month: string) => void;
  onPress: (date: string) => void;
  onRetry: () => void;
  /** Only stays have it. Returns true for a night that is free, also on a day on which nobody arrives. */
  isNight?: (date: string) => boolean;
  /** Returns true for a day that is full and has a waiting list. */
  isFullDay?: (date: string) => boolean;
}

/** Draws a calendar with its name, with what is loading and what went wrong. */
export function DayChoice({
  label,
  month,
  isLoading,
  isFull,
  hasFailed,
  gone,
  hint,
  error,
  words,
  onRetry,
  ...calendar
}: DayChoiceProps) {
  const id = useId();
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
        {!isLoading && !isFull && hint}
      </p>
      {hasFailed && <Retry text={words.daysFailed} gone={gone} words={words} onRetry={onRetry} />}
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
  gone: Gone | null;
  words: WordsOf<'booking'>;
  onRetry: () => void;
}

/** These fields of the form choose what may be gone. */
const CHOICES: Readonly<Record<string, string>> = { serviceId: 'service', personId: 'person' };

/**
 * Says what could not be loaded, and offers another try. What is not offered any more is not tried again: the way leads back
 * to its choice.
 */
export function Retry({ text, gone, words, onRetry }: RetryProps) {
  const choice = gone?.field && CHOICES[gone.field];
  return (
    <p className="s-error" role="alert">
      {gone ? gone.text : text}{' '}
      {!gone && (
        <button className="s-link" type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
      {choice && (
        <button
          className="s-link"
          type="button"
          onClick={({ currentTarget: { form } }) =>
            form?.querySelector<HTMLElement>(`[name=${choice}]:checked`)?.focus()
          }
        >
          {words.choose}
        </button>
      )}
    </p>
  );
}
