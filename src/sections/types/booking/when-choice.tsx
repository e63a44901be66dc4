import { monthOf } from '@/core/calendar-month';
import type { WordsOf } from '../../visitor-kit/define-view';
import { DayChoice } from './day-choice';
import type { BookingErrors, BookingField } from './send-booking';
import { TimeChoice } from './time-choice';
import type { BookingTimes } from './use-booking-times';

interface WhenChoiceProps {
  times: BookingTimes;
  errors: BookingErrors;
  words: WordsOf<'booking'>;
  /** Says what is wrong with a field, or that nothing is any more. */
  onError: (field: BookingField, message?: string) => void;
}

/** The day and the time of a visit, or arrival and departure. */
export function WhenChoice({ times, errors, words, onError }: WhenChoiceProps) {
  const { isDaily, days, date } = times;
  const press = (field: 'date' | 'endDate', isSelectable: boolean, choose: () => void) => {
    if (!isSelectable) return onError(field, words.dayUnavailable);
    choose();
    for (const old of ['date', 'endDate', 'time'] as const) onError(old);
  };
  const first = (
    <DayChoice
      label={isDaily ? words.arrival : words.date}
      month={times.month}
      firstMonth={times.firstMonth}
      lastMonth={times.lastMonth}
      chosen={date}
      days={days}
      isSelectable={times.isSelectable}
      // Where the last free time of a day was taken, the day goes with it; what was said of it stays.
      error={errors.date ?? (date === null ? (errors.time ?? errors.endDate) : undefined)}
      words={words}
      onMonthChange={times.setMonth}
      onPress={(day) => press('date', times.isSelectable(day), () => times.chooseDate(day))}
    />
  );
  return (
    <div className="s-when">
      {first}
      {date === null && (
        <div>
          <p className="s-label">{isDaily ? words.departure : words.time}</p>
          <p className="s-hint">{isDaily ? words.chooseArrival : words.chooseDay}</p>
        </div>
      )}
      {date !== null && !isDaily && (
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
      {date !== null && isDaily && (
        <DayChoice
          label={words.departure}
          month={times.endMonth}
          firstMonth={monthOf(date)}
          lastMonth={times.lastEndMonth}
          chosen={times.endDate}
          days={days}
          isSelectable={times.isDeparture}
          error={errors.endDate}
          words={words}
          onMonthChange={times.setEndMonth}
          onPress={(day) => press('endDate', times.isDeparture(day), () => times.chooseEnd(day))}
        />
      )}
    </div>
  );
}
