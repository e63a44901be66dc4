import { useId } from 'react';
import { formatDay, formatLongDay } from '@/core/locale/format';
import { fillWords } from '../../visitor-kit/fill-words';
import { Retry } from './day-choice';
import type { BookingFormProps, RowWords } from './form-parts';
import { NightTable } from './night-table';
import { formatDayProblem, Nights } from './nights-choice';
import type { BookingErrors, BookingField } from './send-booking';
import type { Stay } from './use-stay';
import { WaitOffer } from './wait-offer';

interface NightRowsProps extends Pick<BookingFormProps, 'content'> {
  stay: Stay;
  guests: number | undefined;
  errors: BookingErrors;
  words: RowWords;
  /** Says what is wrong with a field, or that nothing is any more. */
  onError: (field: BookingField, message?: string) => void;
}

/** Shows the rooms with their nights side by side: a stay is chosen in the row of its room. */
export function NightRows({ stay, content, guests, errors, words, onError }: NightRowsProps) {
  const id = useId();
  const { fortnight: shown, wish } = stay;
  const error = errors.date ?? errors.endDate ?? errors.service;
  const [first = '', last = ''] = [shown.nights[0], shown.nights.at(-1)];
  const range =
    first && `${formatDay(words.locale, first, 'dayMonthLong')} – ${formatLongDay(words.locale, last)}`;
  const forget = () => {
    for (const old of ['date', 'endDate', 'service'] as const) onError(old);
  };
  const press = (serviceId: string, night: string) => {
    const refusal = stay.pressNight(serviceId, night);
    forget();
    if (refusal) onError(refusal.field, formatDayProblem(refusal.problem, refusal.field, content, words));
  };
  return (
    <fieldset
      className="s-group s-rows"
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}error` : `${id}hint`}
      tabIndex={-1}
    >
      <legend>{words.freeNights}</legend>
      <p className="s-hint" id={`${id}hint`}>
        {words.hint}
      </p>
      <div className="s-rows-bar">
        <TurnButton label={words.earlier} sign="‹" isOff={!shown.canTurnBack} onPress={shown.turnBack} />
        <p aria-live="polite">{range || '\u00a0'}</p>
        <TurnButton label={words.later} sign="›" isOff={!shown.canTurnOn} onPress={shown.turnOn} />
      </div>
      <NightTable
        stay={stay}
        services={content.services}
        guests={guests}
        name={[words.freeNights, range].filter(Boolean).join(', ')}
        words={words}
        onPress={press}
        onWait={(night) => {
          forget();
          stay.waitFor(night);
        }}
      />
      <p className="s-hint s-cal-hint" role="status">
        {getStatus(stay, content, words)}
      </p>
      {stay.hasFailed && (
        <Retry text={words.daysFailed} gone={stay.gone} words={words} onRetry={stay.refreshDays} />
      )}
      {stay.offers.kind === 'failed' && (
        <Retry text={words.pricesFailed} gone={stay.offers.gone} words={words} onRetry={stay.refreshOffers} />
      )}
      {error && (
        <p className="s-error" id={`${id}error`} role="alert">
          {error}
        </p>
      )}
      {wish && (
        <WaitOffer title={words.waitNights} words={words}>
          <Nights wish={wish} words={words} onChange={(day) => stay.chooseEnd(day)} />
        </WaitOffer>
      )}
    </fieldset>
  );
}

/** Says what is loading, which rooms cannot be booked, and what comes next. */
function getStatus(stay: Stay, { services }: BookingFormProps['content'], words: RowWords): string {
  if (stay.isLoading) return words.loading;
  const { nights } = stay.fortnight;
  const isKnown = nights.length > 0 && !stay.hasFailed;
  if (isKnown && !services.some(({ id }) => nights.some((night) => stay.isFreeIn(id, night))))
    return words.noFreeNight;
  if (!stay.date || stay.endDate) return '';
  return `${fillWords(words.leastNights, { count: stay.least })}. ${words.chooseLast}`;
}

interface TurnButtonProps {
  label: string;
  sign: string;
  isOff: boolean;
  onPress: () => void;
}

function TurnButton({ label, sign, isOff, onPress }: TurnButtonProps) {
  return (
    <button className="s-close" type="button" aria-label={label} disabled={isOff} onClick={onPress}>
      {sign}
    </button>
  );
}
