import { formatFullDay, formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { Line } from './form-parts';
import { durationText, type OfferedService } from './service-facts';
import type { BookingTimes } from './use-booking-times';

interface BookingSummaryProps {
  service: OfferedService;
  /** This person serves; missing for anyone. */
  person?: string | undefined;
  times: Pick<BookingTimes, 'date' | 'time'>;
  words: WordsOf<'booking'>;
}

/** Shows what is being booked, like a receipt that is written while the visitor chooses. */
export function BookingSummary({ service, person, times, words }: BookingSummaryProps) {
  const { date, time } = times;
  const total = service.visitCents ?? 0;
  return (
    <dl className="s-sum" aria-live="polite">
      <Line label={words.service} value={service.name} />
      {person && <Line label={words.withWhom} value={person} />}
      <Line label={words.duration} value={durationText(service.duration, words)} />
      {date && <Line label={words.date} value={formatFullDay(words.locale, date)} />}
      {time && <Line label={words.time} value={time} />}
      {total > 0 && (
        <div className="is-total">
          <dt>{words.total}</dt>
          <dd>{formatMoney(words.locale, total)}</dd>
        </div>
      )}
    </dl>
  );
}
