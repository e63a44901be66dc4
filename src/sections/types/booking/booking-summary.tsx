import { countNights } from '@/core/booking-limits';
import { formatFullDay, formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { durationText, nightPriceText, type OfferedService } from './service-facts';
import type { BookingTimes } from './use-booking-times';

interface BookingSummaryProps {
  service: OfferedService;
  /** Who serves; missing for anyone. */
  person?: string | undefined;
  times: Pick<BookingTimes, 'isDaily' | 'date' | 'time' | 'endDate'>;
  words: WordsOf<'booking'>;
}

/** Shows what is being booked, like a receipt that is written while the visitor chooses. */
export function BookingSummary({ service, person, times, words }: BookingSummaryProps) {
  const { isDaily, date, time, endDate } = times;
  const hasPrice = isDaily && service.price > 0;
  const nights = date && endDate ? countNights(date, endDate) : 0;
  const total = isDaily ? service.price * 100 * nights : (service.visitCents ?? 0);
  return (
    <dl className="s-sum" aria-live="polite">
      <Line label={isDaily ? words.room : words.service} value={service.name} />
      {person && <Line label={words.withWhom} value={person} />}
      {!isDaily && <Line label={words.duration} value={durationText(service.duration, words)} />}
      {date && (
        <Line label={isDaily ? words.arrival : words.date} value={formatFullDay(words.locale, date)} />
      )}
      {time && <Line label={words.time} value={time} />}
      {endDate && <Line label={words.departure} value={formatFullDay(words.locale, endDate)} />}
      {hasPrice && <Line label={words.pricePerNight} value={nightPriceText(service, words)} />}
      {nights > 0 && (
        <Line
          label={words.nights}
          value={hasPrice ? `${nights} × ${nightPriceText(service, words)}` : String(nights)}
        />
      )}
      {total > 0 && (
        <div className="is-total">
          <dt>{words.total}</dt>
          <dd>{formatMoney(words.locale, total)}</dd>
        </div>
      )}
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
