import { useId } from 'react';
import type { WordsOf } from '../../visitor-kit/define-view';
import { Retry } from './day-choice';
import type { BookedTimes } from './use-booked-times';

interface TimeChoiceProps {
  slots: readonly string[];
  booked: BookedTimes;
  chosen: string | null;
  error?: string;
  words: WordsOf<'booking'>;
  onChoose: (time: string) => void;
  onRetry: () => void;
}

/** Shows the times of the chosen day; taken times can be seen but not chosen. */
export function TimeChoice({ slots, booked, chosen, error, words, onChoose, onRetry }: TimeChoiceProps) {
  const id = useId();
  const isLoading = booked.kind === 'loading';
  const taken = booked.kind === 'known' ? booked.taken : null;
  const isFull = taken !== null && slots.every((slot) => taken.has(slot));
  return (
    <fieldset
      className="s-group"
      aria-busy={isLoading}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}error` : undefined}
      tabIndex={-1}
    >
      <legend>{words.time}</legend>
      {booked.kind === 'failed' ? (
        <Retry text={words.timesFailed} gone={booked.gone} words={words} onRetry={onRetry} />
      ) : (
        <div className="s-chips">
          {slots.map((slot) => (
            <label className="s-chip" key={slot}>
              <input
                type="radio"
                name={`${id}time`}
                value={slot}
                checked={slot === chosen}
                disabled={!taken || taken.has(slot)}
                onChange={() => onChoose(slot)}
              />
              <span>
                {slot}
                {taken?.has(slot) && <i className="s-hide"> {words.taken}</i>}
              </span>
            </label>
          ))}
        </div>
      )}
      <p className="s-hint s-cal-hint" role="status">
        {isLoading && words.loading}
        {isFull && words.noTime}
      </p>
      {error && (
        <p className="s-error" id={`${id}error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
