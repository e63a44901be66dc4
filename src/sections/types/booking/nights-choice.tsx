import { useId } from 'react';
import { countNights } from '@/core/booking-limits';
import { getMonth } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { VisitorSelect } from '../../visitor-kit/fields';
import { fillWords } from '../../visitor-kit/fill-words';
import { DayChoice } from './day-choice';
import type { BookingFormProps, StayWords } from './form-parts';
import { formatOpenDays } from './hours-lines';
import type { BookingErrors, BookingField } from './send-booking';
import type { DayProblem } from './stay-days';
import type { Stay } from './use-stay';
import { WaitOffer } from './wait-offer';

/** Visitors who wait for a full day choose up to this many nights, or more where a room asks for more. */
const MAX_WAITED_NIGHTS = 10;

interface NightsChoiceProps extends Pick<BookingFormProps, 'content'> {
  words: StayWords;
  stay: Stay;
  errors: BookingErrors;
  /** Says what is wrong with a field, or that nothing is any more. */
  onError: (field: BookingField, message?: string) => void;
}

/** Asks for arrival and departure. Whoever presses a day that cannot be chosen reads why. */
export function NightsChoice({ stay, content, errors, words, onError }: NightsChoiceProps) {
  const { date, endDate, least, wish } = stay;
  const press = (field: 'date' | 'endDate', problem: DayProblem | null, choose: () => void) => {
    if (problem) return onError(field, formatDayProblem(problem, field, content, words));
    choose();
    for (const old of ['date', 'endDate', 'service'] as const) onError(old);
  };
  const shown = {
    isLoading: stay.isLoading,
    hasFailed: stay.hasFailed,
    gone: stay.gone,
    onRetry: stay.refreshDays,
    words,
  };
  return (
    <div className="s-when">
      <DayChoice
        {...shown}
        label={words.arrival}
        month={stay.month}
        firstMonth={stay.firstMonth}
        lastMonth={stay.lastMonth}
        chosen={date ?? wish?.date ?? null}
        isFullDay={stay.isFullDay}
        isFull={stay.isFull}
        isSelectable={(day) => !stay.arrivesOn(day)}
        isNight={stay.isNight}
        // A chosen day is dropped when its last free night is taken; the error that says so stays.
        error={errors.date ?? (date === null && !wish ? errors.endDate : undefined)}
        onMonthChange={stay.setMonth}
        onPress={(day) =>
          press('date', stay.isFullDay(day) ? null : stay.arrivesOn(day), () => stay.chooseDate(day))
        }
      />
      {wish && (
        <WaitOffer title={words.waitNights} words={words}>
          {date === null && <Nights wish={wish} words={words} onChange={(day) => stay.chooseEnd(day)} />}
        </WaitOffer>
      )}
      {date === null ? (
        !wish && (
          <div>
            <p className="s-label">{words.departure}</p>
            <p className="s-hint">{words.chooseArrival}</p>
          </div>
        )
      ) : (
        <DayChoice
          {...shown}
          label={words.departure}
          hint={least > 1 && endDate === null ? fillWords(words.leastNights, { count: least }) : undefined}
          month={stay.endMonth}
          firstMonth={getMonth(date)}
          lastMonth={stay.lastEndMonth}
          chosen={endDate ?? wish?.endDate ?? null}
          isFullDay={stay.isTakenEnd}
          isFull={false}
          isSelectable={(day) => !stay.leavesOn(day)}
          error={errors.endDate}
          onMonthChange={stay.setEndMonth}
          onPress={(day) =>
            press('endDate', stay.isTakenEnd(day) ? null : stay.leavesOn(day), () => stay.chooseEnd(day))
          }
        />
      )}
    </div>
  );
}

interface NightsProps {
  wish: { date: string; endDate: string };
  words: StayWords;
  onChange: (endDate: string) => void;
}

/** Asks a visitor how many nights they wait for. */
export function Nights({ wish, words, onChange }: NightsProps) {
  const nights = countNights(wish.date, wish.endDate);
  return (
    <VisitorSelect
      id={`${useId()}nights`}
      className="s-few"
      label={words.nights}
      name="nights"
      value={nights}
      onChange={({ target }) => onChange(addDays(wish.date, Number(target.value)))}
    >
      {Array.from({ length: Math.max(MAX_WAITED_NIGHTS, nights) }, (_, index) => index + 1).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </VisitorSelect>
  );
}

export function formatDayProblem(
  problem: DayProblem,
  field: 'date' | 'endDate',
  { week }: BookingFormProps['content'],
  words: StayWords,
): string {
  if (problem.kind === 'nights') {
    const text = field === 'date' ? words.tooFewNights : words.leastNights;
    return fillWords(text, { count: problem.least });
  }
  if (problem.kind === 'weekday')
    return fillWords(words.arrivalOnly, { days: formatOpenDays(words.locale, week) });
  return field === 'date' ? words.nightTaken : words.nightsTaken;
}
