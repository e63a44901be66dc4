import type { StayOffer } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { formatFullDay, formatMoney } from '@/core/locale/format';
import { sumCityTax } from '@/core/stays';
import { Line, type StayWords } from './form-parts';
import { nightsText } from './room-choice';
import type { OfferedService } from './service-facts';
import type { BookedContent } from './use-booking-times';
import type { Stay } from './use-stay';

interface StaySummaryProps {
  room: OfferedService;
  offer: StayOffer | undefined;
  stay: Pick<Stay, 'date' | 'endDate'>;
  guests: number | undefined;
  content: Pick<BookedContent, 'checkIn' | 'checkOut' | 'cityTaxCents'>;
  words: StayWords;
}

/** Shows which nights are being booked and what they cost, like a receipt that is written while the visitor chooses. */
export function StaySummary({ room, offer, stay, guests, content, words }: StaySummaryProps) {
  const { date, endDate } = stay;
  const { checkIn, checkOut, cityTaxCents = 0 } = content;
  const nights = date && endDate ? countNights(date, endDate) : 0;
  const day = (text: string, time: string | undefined, pattern: string) =>
    [formatFullDay(words.locale, text), time && pattern.replace('{time}', time)].filter(Boolean).join(', ');
  const tax = nights > 0 ? sumCityTax({ cityTaxCents, guests: guests ?? null }, nights) : null;
  const total = offer?.totalCents ?? null;
  return (
    <dl className="s-sum" aria-live="polite">
      <Line label={words.room} value={room.name} />
      {guests !== undefined && <Line label={words.guests} value={String(guests)} />}
      {date && <Line label={words.arrival} value={day(date, checkIn, words.fromTime)} />}
      {endDate && <Line label={words.departure} value={day(endDate, checkOut, words.untilTime)} />}
      {nights > 0 && (
        <Line label={words.nights} value={(offer && nightsText(offer.nights, words)) || String(nights)} />
      )}
      {tax !== null && <Line label={words.cityTaxOnSpot} value={formatMoney(words.locale, tax)} />}
      {total !== null && (
        <div className="is-total">
          <dt>{words.total}</dt>
          <dd>{formatMoney(words.locale, total)}</dd>
        </div>
      )}
    </dl>
  );
}
