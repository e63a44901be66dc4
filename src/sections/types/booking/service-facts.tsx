import { formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import type { BookedService, BookingContent } from './definition';

/** A service with the cents of a visit and of an hour of it, where it has such a price. */
export interface OfferedService extends BookedService {
  visitCents?: number;
  hourCents?: number;
}

interface ServiceFactsProps {
  service: OfferedService;
  bookingType: BookingContent['bookingType'];
  words: WordsOf<'booking'>;
}

/** Name, price per night or duration, description: the inside of a row or of a card. */
export function ServiceFacts({ service, bookingType, words }: ServiceFactsProps) {
  const isDaily = bookingType === 'daily';
  // Without a price nothing is promised.
  const hasPrice = isDaily && service.price > 0;
  const { visitCents, hourCents } = service;
  const notes = [
    isDaily ? hasPrice && words.perNight : durationText(service.duration, words),
    !isDaily && hourCents && words.perHour.replace('{price}', formatMoney(words.locale, hourCents)),
    service.description.trim(),
  ];
  const note = notes.filter(Boolean).join(' · ');
  return (
    <>
      <strong>{service.name}</strong>
      {hasPrice && <b>{nightPriceText(service, words)}</b>}
      {!isDaily && visitCents && <b>{formatMoney(words.locale, visitCents)}</b>}
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
