import type { WordsOf } from '../../visitor-kit/define-view';
import { DayChoice } from './day-choice';
import type { BookingErrors, BookingField } from './send-booking';
import { TimeChoice } from './time-choice';
import type { BookingTimes } from './use-booking-times';
import { WaitOffer } from './wait-offer';

interface WhenChoiceProps {
  times: BookingTimes;
  errors: BookingErrors;
  words: WordsOf<'booking'>;
  /** Says what is wrong with a field, or that nothing is any more. */
  onError: (field: BookingField, message?: string) => void;
}

/** Asks for the day and the time of a visit. */
export function WhenChoice({ times, errors, words, onError }: WhenChoiceProps) {
  const { days, date, waitDate, month } = times;
  const pressDay = (day: string) => {
    if (!times.isSelectable(day) && !times.isFull(day)) return onError('date', words.dayUnavailable);
    times.chooseDate(day);
    for (const old of ['date', 'time'] as const) onError(old);
  };
  return (
    <div className="s-when">
      <DayChoice
        label={words.date}
        month={month}
        firstMonth={times.firstMonth}
        lastMonth={times.lastMonth}
        chosen={date ?? waitDate}
        isLoading={month !== null && !days.free[month] && !days.hasFailed}
        isFull={month !== null && days.free[month]?.size === 0}
        hasFailed={days.hasFailed}
        gone={days.gone}
        isSelectable={times.isSelectable}
        isFullDay={times.isFull}
        // A chosen day is dropped when its last free time is taken; the error that says so stays.
        error={errors.date ?? (date === null && waitDate === null ? errors.time : undefined)}
        words={words}
        onMonthChange={times.setMonth}
        onPress={pressDay}
        onRetry={days.refresh}
      />
      {waitDate !== null && <WaitOffer title={words.waitDay} words={words} />}
      {date === null ? (
        waitDate === null && (
          <div>
            <p className="s-label">{words.time}</p>
            <p className="s-hint">{words.chooseDay}</p>
          </div>
        )
      ) : (
        <TimeChoice
          slots={times.slots}
          booked={times.booked}
          chosen={times.time}
          error={errors.time}
          words={words}
          onChoose={(time) => {
            times.chooseTime(time);
            onError('time');
          }}
          onRetry={times.refreshTimes}
        />
      )}
    </div>
  );
}
