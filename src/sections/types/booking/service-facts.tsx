import { formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import type { BookedService } from './definition';

/** A service with the cents of a visit and of an hour of it, where it has such a price. */
export interface OfferedService extends BookedService {
  visitCents?: number;
  hourCents?: number;
}

interface ServiceFactsProps {
  service: OfferedService;
  words: WordsOf<'booking'>;
}

/** Name, price, duration and description: the inside of a row or of a card. */
export function ServiceFacts({ service, words }: ServiceFactsProps) {
  const { visitCents, hourCents } = service;
  const notes = [
    durationText(service.duration, words),
    hourCents && words.perHour.replace('{price}', formatMoney(words.locale, hourCents)),
    service.description.trim(),
  ];
  return (
    <>
      <strong>{service.name}</strong>
      {visitCents && <b>{formatMoney(words.locale, visitCents)}</b>}
      <small>{notes.filter(Boolean).join(' · ')}</small>
    </>
  );
}

export function durationText(minutes: number, words: WordsOf<'booking'>): string {
  return words.minutes.replace('{count}', String(minutes));
}
