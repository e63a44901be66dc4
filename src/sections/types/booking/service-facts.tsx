import { formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import type { BookedService, BookingContent } from './definition';

interface ServiceFactsProps {
  service: BookedService;
  bookingType: BookingContent['bookingType'];
  words: WordsOf<'booking'>;
}

/** Name, price per night or duration, description: the inside of a row or of a card. */
export function ServiceFacts({ service, bookingType, words }: ServiceFactsProps) {
  const isDaily = bookingType === 'daily';
  // Without a price nothing is promised.
  const hasPrice = isDaily && service.price > 0;
  const notes = [
    isDaily ? hasPrice && words.perNight : durationText(service.duration, words),
    service.description.trim(),
  ];
  const note = notes.filter(Boolean).join(' · ');
  return (
    <>
      <strong>{service.name}</strong>
      {hasPrice && <b>{nightPriceText(service, words)}</b>}
      {note !== '' && <small>{note}</small>}
    </>
  );
}

export function durationText(minutes: number, words: WordsOf<'booking'>): string {
  return words.minutes.replace('{count}', String(minutes));
}

export function nightPriceText({ price }: BookedService, { locale }: WordsOf<'booking'>): string {
  return formatMoney(locale, price * 100);
}
