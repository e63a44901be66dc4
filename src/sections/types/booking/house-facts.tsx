import { formatMoney } from '@/core/locale/format';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { fillWords } from '../../visitor-kit/fill-words';
import { Line, type StayWords } from './form-parts';
import { formatOpenDays } from './hours-lines';
import type { BookedContent } from './use-booking-times';

interface HouseFactsProps {
  content: Pick<BookedContent, 'week' | 'checkIn' | 'checkOut' | 'cityTaxCents' | 'cityTaxNote'>;
  words: StayWords;
}

/** Says when guests can arrive and must leave, and what they pay on the spot. */
export function HouseFacts({ content, words }: HouseFactsProps) {
  const { week, checkIn, checkOut, cityTaxCents = 0, cityTaxNote } = content;
  const mark = useFieldMarks('content');
  const tax = fillWords(words.cityTaxEach, { price: formatMoney(words.locale, cityTaxCents) });
  return (
    <div className="s-hours">
      <dl className="s-sum">
        <Line label={words.arrivalDays} value={formatOpenDays(words.locale, week) || words.closed} />
        {checkIn && <Line label={words.checkIn} value={checkIn} />}
        {checkOut && <Line label={words.checkOut} value={checkOut} />}
        {cityTaxCents > 0 && <Line label={words.cityTax} value={tax} />}
      </dl>
      {cityTaxCents > 0 && cityTaxNote && (
        <p className="s-hint" {...mark('lines', 'cityTaxNote')}>
          {cityTaxNote}
        </p>
      )}
    </div>
  );
}
